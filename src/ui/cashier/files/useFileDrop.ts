import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** A file dropped on this place, for those who drag; a button does the same. True while one hovers over it. */
export function useFileDrop(place: RefObject<HTMLElement | null>, take: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer !== null) take(event.dataTransfer.files);
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const enter = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent): void => drop(event);
    element.addEventListener('dragover', enter);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', enter);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', onDrop);
    };
  }, [place]);
  return over;
}
