/** The whole catalogue of a language, or a share of it: `/first` is aboard from the start, the others join (LaterShare). */
declare module 'virtual:messages/*' {
  export const messages: import('./CompiledMessage').Messages;
}
