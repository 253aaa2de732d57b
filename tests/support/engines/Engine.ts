/** One tab of any browser, as far as every engine can be driven alike. */
export interface EngineTab {
  goto(url: string): Promise<void>;
  /** What this script of the page results in; it has to be a value that JSON can carry. */
  run<T>(script: string): Promise<T>;
  /** A pointer, moved there and pressed. In pixels of the window. */
  press(x: number, y: number): Promise<void>;
  /** On the keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** A tab of a browser that knows nothing of earlier ones. */
  readonly open: () => Promise<EngineTab>;
}

export const WINDOW = { width: 1_280, height: 900 } as const;
