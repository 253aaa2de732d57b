import type { Notifier } from '@/application/ports/device/Notifier';
import type { Notice } from '@/domain/notices/Notice';
import { say, type Message } from '@/domain/shared/Message';

type ToastWords = Parameters<ToastRuntime['showToast']>[1];
export type ToastRuntime = typeof import('./toastRuntime');

/** Toasts by react-toastify, which is loaded with the first notice: a visitor who is told nothing does not pay for it. */
export class ToastifyNotifier implements Notifier {
  #runtime: Promise<ToastRuntime | null> | null = null;

  constructor(
    private readonly word: (message: Message) => string,
    private readonly load: () => Promise<ToastRuntime>,
    private readonly onLoadFailure: () => void,
  ) {}

  show(notice: Notice, onClosed: () => void): void {
    void this.#loaded().then((runtime) => runtime?.showToast(notice, this.#words(notice), onClosed));
  }

  update(notice: Notice): void {
    if (this.#runtime !== null)
      void this.#runtime.then((runtime) => runtime?.updateToast(notice, this.#words(notice)));
  }

  dismiss(id: string): void {
    if (this.#runtime !== null) void this.#runtime.then((runtime) => runtime?.dismissToast(id));
  }

  #words(notice: Notice): ToastWords {
    return {
      text: this.word(notice.message),
      region: this.word(say('notice.region')),
      close: this.word(say('common.close')),
    };
  }

  #loaded(): Promise<ToastRuntime | null> {
    this.#runtime ??= this.load().catch(() => {
      this.#runtime = null;
      this.onLoadFailure();
      return null;
    });
    return this.#runtime;
  }
}
