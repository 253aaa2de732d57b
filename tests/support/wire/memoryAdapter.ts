import { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';

export interface MemoryReply {
  readonly status?: number;
  readonly text: string;
  readonly headers?: Record<string, string>;
  /** Where the browser ended up after redirects. */
  readonly responseURL?: string;
}

/** A network of one process: answers at once, with exactly this text. An error is thrown as the transport would throw it. */
export function memoryAdapter(
  answer: (
    config: InternalAxiosRequestConfig,
  ) => MemoryReply | AxiosError | Promise<MemoryReply | AxiosError>,
): AxiosAdapter {
  return async (config) => {
    const reply = await answer(config);
    if (reply instanceof AxiosError) throw reply;
    return {
      data: reply.text,
      status: reply.status ?? 200,
      statusText: '',
      headers: reply.headers ?? {},
      config,
      request: { responseURL: reply.responseURL ?? config.url },
    };
  };
}

export const okText = (data: unknown): string => JSON.stringify({ error: false, data, message: '' });
