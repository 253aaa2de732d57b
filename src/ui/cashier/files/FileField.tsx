import Camera from 'lucide-react/icons/camera';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import type { DragEvent, Ref } from 'react';
import { ACCEPTED_FILES } from '@/domain/cashier/files/FileKind';
import { MOST_MEGABYTES } from '@/domain/cashier/files/checkFile';
import type { FileUse } from '@/domain/cashier/files/checkFile';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { cleanText } from '@/ui/i18n/cleanText';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { ChosenFileCard } from './ChosenFileCard';
import styles from './FileField.module.css';
import { fileWeight } from './fileWeight';
import { usePreparedFile } from './usePreparedFile';
import type { Prepare } from './usePreparedFile';

export interface FileFieldProps {
  readonly label: string;
  /** What makes it a good one: "All four corners, no glare". Kinds and size are said by the field itself. */
  readonly hint?: string;
  /** What is wrong with the entry, from the form; what is wrong with a file the field says itself. */
  readonly error?: string | undefined;
  readonly use: FileUse;
  readonly value: ReadyFile | null;
  readonly onValueChange: (file: ReadyFile | null) => void;
  /** `PrepareFile` of the app. */
  readonly prepare: Prepare;
  /** A picture of an address is made for it here; a file that came from before has no name of the device. */
  readonly disabled?: boolean;
  /** What takes the focus when this is the first field in error. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A file of the device, or a photo: chosen, dropped or taken, drawn anew, shown, replaced, removed. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, use, value, onValueChange, prepare, disabled = false, ref } = props;
  const t = useText();
  const render = useRenderMessage();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement | null>(null);
  const [chosenName, setChosenName] = useState('');
  const [removed, setRemoved] = useState(false);
  const [over, setOver] = useState(false);
  const { preparing, choose, forget } = usePreparedFile(prepare, (file, name) => {
    setChosenName(cleanText(name, 80));
    onValueChange(file);
  });
  const busy = preparing.kind === 'busy';
  const wrong = preparing.kind === 'refused' ? render(preparing.why) : error;
  const isWrong = wrong !== undefined && wrong !== '';
  const name = chosenName === '' ? (value?.name ?? '') : chosenName;
  const described = [isWrong ? `${id}-error` : '', `${id}-hint`].filter((each) => each !== '').join(' ');

  function take(list: FileList | null): void {
    const file = list?.item(0);
    if (file === null || file === undefined || disabled) return;
    setRemoved(false);
    void choose(file);
  }

  function remove(): void {
    forget();
    setRemoved(true);
    setChosenName('');
    onValueChange(null);
    // What had the focus is gone with the file.
    requestAnimationFrame(() => chooser.current?.focus());
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  const input = {
    type: 'file',
    accept: ACCEPTED_FILES,
    hidden: true,
    tabIndex: -1,
    'aria-hidden': true,
  } as const;

  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <input {...input} ref={files} onChange={({ target }) => (take(target.files), (target.value = ''))} />
      <input
        {...input}
        ref={camera}
        accept="image/jpeg"
        capture="environment"
        onChange={({ target }) => (take(target.files), (target.value = ''))}
      />
      {value !== null && !busy ? (
        <ChosenFileCard
          file={value}
          name={name}
          field={label}
          disabled={disabled}
          over={over}
          wrong={isWrong}
          chooser={ref}
          onReplace={() => files.current?.click()}
          onRetake={() => camera.current?.click()}
          onRemove={remove}
        />
      ) : (
        <div
          className={classNames(styles.place, over && styles.over, isWrong && styles.wrong)}
          aria-busy={busy || undefined}
        >
          {busy ? (
            <span className={styles.busy}>
              <Spinner />
              {t('files.preparing')}
            </span>
          ) : (
            <>
              <Button
                ref={(button) => {
                  chooser.current = button;
                  if (typeof ref === 'function') ref(button);
                  else if (ref !== null && ref !== undefined) ref.current = button;
                }}
                icon={Upload}
                disabled={disabled}
                aria-describedby={described}
                aria-label={t('files.named', { action: t('files.choose'), field: label })}
                onClick={() => files.current?.click()}
              >
                {t('files.choose')}
              </Button>
              <span className={styles.camera}>
                <Button
                  icon={Camera}
                  disabled={disabled}
                  aria-describedby={described}
                  aria-label={t('files.named', { action: t('files.photo'), field: label })}
                  onClick={() => camera.current?.click()}
                >
                  {t('files.photo')}
                </Button>
              </span>
              <span className={styles.drop} aria-hidden="true">
                {t('files.drop')}
              </span>
            </>
          )}
        </div>
      )}
      <span role="status">
        <VisuallyHidden>
          {busy && t('files.preparing')}
          {!busy && value !== null && t('files.ready', { name, size: fileWeight(value.bytes.length) })}
          {!busy && value === null && removed && t('files.removed')}
        </VisuallyHidden>
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
        {t('files.kinds', { most: MOST_MEGABYTES[use] })}
      </p>
    </div>
  );
}
