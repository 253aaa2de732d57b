import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerSchema } from '@/adapters/http/brand/brandWire';

const read = (banner: unknown) => {
  const decoded = v.safeParse(bannerSchema, banner);
  return decoded.success ? decoded.output : null;
};
const PICTURE = 'https://cdn.example/a.png';

describe('a banner as any backend may write it', () => {
  it.each(['imageUrl', 'imgUrl', 'image', 'img'])('[BRAND-02] its picture as %s', (name) =>
    expect(read({ id: 1, order: 1, [name]: PICTURE })).toEqual({
      id: '1',
      title: '',
      text: '',
      imageUrl: PICTURE,
      href: '',
      order: 1,
    }),
  );

  it.each(['href', 'redirectUrl', 'link', 'url'])('[BRAND-02] where it leads as %s', (name) =>
    expect(read({ title: 'A', [name]: '/bonus' })?.href).toBe('/bonus'),
  );

  it('[BRAND-02] the first name that says something counts', () => {
    expect(read({ imageUrl: '', image: PICTURE, img: 'https://cdn.example/b.png' })?.imageUrl).toBe(PICTURE);
    expect(read({ title: 'A', href: 7, link: '/bonus' })?.href).toBe('/bonus');
  });

  it.each([
    [2, 2],
    ['2', 2],
    ['-1', -1],
    ['first', Number.MAX_SAFE_INTEGER],
    [undefined, Number.MAX_SAFE_INTEGER],
  ])('[BRAND-02] its place %j is %j', (order, place) =>
    expect(read({ title: 'A', order })?.order).toBe(place),
  );

  it.each([{ id: 1, order: 1 }, { title: ' ' }, { image: { src: PICTURE } }, null, 'A', []])(
    '[BRAND-02] one that says nothing is none: %j',
    (banner) => expect(read(banner)).toBeNull(),
  );
});
