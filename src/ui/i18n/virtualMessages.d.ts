declare module 'virtual:messages/en' {
  export const messages: import('./CompiledMessage').Messages;
}
