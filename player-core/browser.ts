/** A page as the device of a player. How it shows toasts, and where it goes, is its own matter. */
export { openDevice } from '@/adapters/composition/browser/openDevice';
export { openWholeDevice } from '@/adapters/composition/browser/openWholeDevice';
export { RouterNavigator } from '@/adapters/browser/RouterNavigator';
export { WebAudioCues } from '@/adapters/browser/WebAudioCues';
