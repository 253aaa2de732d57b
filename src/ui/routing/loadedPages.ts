import type { ComponentType } from 'react';
import type { PageProps } from '@/ui/navigation/PageProps';

export type LoadPage = () => Promise<ComponentType<PageProps>>;

const loaded = new WeakMap<LoadPage, ComponentType<PageProps>>();

/** undefined: its script has not come yet. */
export function loadedPage(load: LoadPage): ComponentType<PageProps> | undefined {
  return loaded.get(load);
}

export function rememberPage(load: LoadPage, Page: ComponentType<PageProps>): void {
  loaded.set(load, Page);
}

/** A page whose script came with the entry: it is drawn in one go with what surrounds it. */
export function aboard(Page: ComponentType<PageProps>): LoadPage {
  const load: LoadPage = async () => Page;
  rememberPage(load, Page);
  return load;
}
