/** "Responses use an error flag (false means success), data and message." */
export const good = (data: unknown = null, message = 'Success'): object => ({ error: false, data, message });

export const bad = (message: string): object => ({ error: true, data: null, message });
