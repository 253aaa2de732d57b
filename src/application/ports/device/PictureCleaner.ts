import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from './Cancellation';

export type PictureKind = 'jpeg' | 'png' | 'webp';

export interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly kind: PictureKind;
  /** In pixels, as it is seen: a photo taken upright stands upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture anew: what it shows stays, what it tells besides (place, camera, time, hidden pieces) goes. It comes back no longer than
 * `longestSide` pixels and no heavier than `mostBytes`.
 */
export interface PictureCleaner {
  clean(
    picture: { readonly bytes: Uint8Array; readonly kind: PictureKind },
    bounds: { readonly longestSide: number; readonly mostBytes: number },
    cancellation?: Cancellation,
  ): Promise<Result<CleanPicture, 'unreadable'>>;
}
