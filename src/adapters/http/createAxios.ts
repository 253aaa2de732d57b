import axios from 'axios';
import type { AxiosAdapter, AxiosInstance } from 'axios';

/** A reply may be 5 MB; more is a fault or an attack (F20). */
export const LARGEST_REPLY = 5 * 1024 * 1024;

/**
 * The one axios instance. It moves text and nothing else: status, envelope and JSON are ours to judge, because axios would hand over
 * an HTML page as a success and lose the status of a reply that does not parse.
 * `adapter` lets another transport stand in for the network, e.g. the sandbox in the browser.
 */
export function createAxios(adapter?: AxiosAdapter): AxiosInstance {
  return axios.create({
    ...(adapter === undefined ? {} : { adapter }),
    responseType: 'text',
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: true, forcedJSONParsing: false },
    // Where the transport honours them (Node); a browser follows redirects by itself, see `exchange`.
    maxRedirects: 0,
    maxContentLength: LARGEST_REPLY,
    withCredentials: false,
    withXSRFToken: false,
  });
}
