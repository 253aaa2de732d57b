import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

type FailureCode =
  | 'ERR_NETWORK'
  | 'ECONNABORTED'
  | 'ETIMEDOUT'
  | 'ERR_CANCELED'
  | 'ERR_BAD_REQUEST'
  | 'ERR_BAD_RESPONSE';

/** The fields by which axios' own errors are known: `axios.isAxiosError` and `axios.isCancel` say yes to it. */
export class AxiosFailure extends Error {
  readonly isAxiosError = true;
  readonly status?: number;
  readonly response?: AxiosResponse;

  constructor(
    message: string,
    readonly code: FailureCode,
    readonly config: InternalAxiosRequestConfig,
    readonly request: unknown,
    response?: AxiosResponse,
  ) {
    super(message);
    this.name = 'AxiosError';
    if (response !== undefined) {
      this.response = response;
      this.status = response.status;
    }
  }

  toJSON(): object {
    return { message: this.message, name: this.name, code: this.code, status: this.status };
  }
}

export function networkFailure(config: InternalAxiosRequestConfig, request: unknown): AxiosFailure {
  return new AxiosFailure('Network Error', 'ERR_NETWORK', config, request);
}

export function timeoutFailure(config: InternalAxiosRequestConfig, request: unknown): AxiosFailure {
  const message = config.timeoutErrorMessage ?? `timeout of ${config.timeout ?? 0}ms exceeded`;
  const code = config.transitional?.clarifyTimeoutError === true ? 'ETIMEDOUT' : 'ECONNABORTED';
  return new AxiosFailure(message, code, config, request);
}

export function cancelFailure(config: InternalAxiosRequestConfig, request: unknown): AxiosFailure {
  const failure = new AxiosFailure('canceled', 'ERR_CANCELED', config, request);
  failure.name = 'CanceledError';
  return Object.assign(failure, { __CANCEL__: true });
}

/** As axios settles: a response whose status its `validateStatus` refuses is an error that carries the response. */
export function statusFailure(response: AxiosResponse, request: unknown): AxiosFailure | null {
  const { config, status } = response;
  if (status === 0 || !config.validateStatus || config.validateStatus(status)) return null;
  const code = status >= 400 && status < 500 ? 'ERR_BAD_REQUEST' : 'ERR_BAD_RESPONSE';
  return new AxiosFailure(`Request failed with status code ${status}`, code, config, request, response);
}
