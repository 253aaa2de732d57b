import { languageOf } from './languageOf';

/** A text that a server wrote in a language of its own choice: marked with it, so that a screen reader on a Hindi page reads English as English. */
export function OthersWords({ text }: { readonly text: string }) {
  return <bdi lang={languageOf(text)}>{text}</bdi>;
}
