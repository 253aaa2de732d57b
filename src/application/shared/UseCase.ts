/** What a use case looks like from a screen. The classes in this layer fit it by shape. */
export interface UseCase<Args extends readonly unknown[], Answer = void> {
  execute(...args: Args): Answer;
}
