import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useImperativeHandle, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { MAX_MEGABYTES, type FileUse } from '@/domain/cashier/files/checkFile';
import { ACCEPTED_FILES } from '@/domain/cashier/files/FileKind';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { cleanText } from '@/domain/shared/cleanText';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { ChosenFileCard } from './ChosenFileCard';
import styles from './FileField.module.css';
import { FilePlace } from './FilePlace';
import { fileWeight } from './fileWeight';
import { useFileDrop } from './useFileDrop';
import { usePreparedFile, type Prepare } from './usePreparedFile';

export interface FileFieldProps {
  readonly label: string;
  /** What makes it a good one: "All four corners, no glare." Kinds and size the field says by itself. */
  readonly hint?: string;
  /** What the form has against it; what is wrong with a file the field says by itself. */
  readonly error?: string | undefined;
  readonly use: FileUse;
  readonly value: ReadyFile | null;
  readonly onValueChange: (file: ReadyFile | null) => void;
  /** `useCashier().files.prepare` */
  readonly prepare: Prepare;
  /** To focus the first error: the button that chooses. */
  readonly ref?: Ref<Pick<HTMLElement, 'focus'>>;
}

/** A file of the device, or a photo: chosen, dropped or taken, drawn anew, shown, replaced, removed (X28). */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, use, value, onValueChange, prepare, ref } = props;
  const { t, renderMessage } = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosenName, setChosenName] = useState('');
  const [removed, setRemoved] = useState(false);
  const { preparing, choose, forget } = usePreparedFile(prepare, use, (file, name) => {
    setChosenName(cleanText(name, 80));
    onValueChange(file);
  });
  const over = useFileDrop(box, take);
  useImperativeHandle(ref, () => ({ focus: () => chooser.current?.focus() }));

  const busy = preparing.kind === 'busy';
  const shown = busy ? null : value;
  const wrong = preparing.kind === 'refused' ? renderMessage(preparing.why) : error;
  const isWrong = !busy && wrong !== undefined && wrong !== '';
  const name = chosenName === '' ? (value?.name ?? '') : chosenName;
  const describedBy = isWrong ? `${id}-error ${id}-hint` : `${id}-hint`;
  const news = [
    busy ? t('files.preparing') : '',
    shown === null ? '' : t('files.ready', { name, size: fileWeight(shown.bytes.length) }),
    !busy && value === null && removed ? t('files.removed') : '',
  ];

  function take(list: FileList | null): void {
    const file = list?.item(0) ?? null;
    if (file === null) return;
    setRemoved(false);
    void choose(file);
  }

  function taken({ target }: ChangeEvent<HTMLInputElement>): void {
    take(target.files);
    // The same file again is a choice too.
    target.value = '';
  }

  function remove(): void {
    forget();
    setRemoved(true);
    setChosenName('');
    onValueChange(null);
    // The button that had the focus goes with the file.
    requestAnimationFrame(() => chooser.current?.focus());
  }

  const input = { type: 'file', hidden: true, onChange: taken } as const;
  const place = shown === null ? styles.place : styles.card;
  return (
    <div
      ref={box}
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <input {...input} ref={files} accept={ACCEPTED_FILES} />
      <input {...input} ref={camera} accept="image/jpeg" capture="environment" />
      <div className={classNames(place, over && styles.over, isWrong && styles.wrong)} aria-busy={busy}>
        {shown === null ? (
          <FilePlace
            field={label}
            describedBy={describedBy}
            busy={busy}
            chooser={chooser}
            onChoose={() => files.current?.click()}
            onPhoto={() => camera.current?.click()}
          />
        ) : (
          <ChosenFileCard
            file={shown}
            name={name}
            field={label}
            chooser={chooser}
            onReplace={() => files.current?.click()}
            onRetake={() => camera.current?.click()}
            onRemove={remove}
          />
        )}
      </div>
      <span role="status">
        <VisuallyHidden>{news.join(' ').trim()}</VisuallyHidden>
      </span>
      {isWrong && (
        <p
          className={styles.error}
          id={`${id}-error`}
          role={preparing.kind === 'refused' ? 'alert' : undefined}
        >
          <Icon of={CircleAlert} size={16} />
          <span>{wrong}</span>
        </p>
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        {hint !== undefined && `${hint} `}
        {t('files.kinds', { most: MAX_MEGABYTES[use] })}
      </p>
    </div>
  );
}
