import type { Navigator } from '@/application/ports/device/Navigator';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { CanvasPictureCleaner } from '../../browser/CanvasPictureCleaner';
import { LibraryAddressChecksums } from '../../platform/LibraryAddressChecksums';
import { UqrCodes } from '../../platform/UqrCodes';
import { WindowPaymentPages } from '../../browser/WindowPaymentPages';
import type { CashierDevice } from '../PlayerDevice';

/** The browser behind the ports of the cashier. The sandbox has payment pages inside the app. */
export function cashierDevice(navigator: Navigator, tools: SandboxTools | null): CashierDevice {
  return {
    paymentPages:
      tools === null
        ? new WindowPaymentPages(window)
        : { open: (url) => navigator.goTo(tools.paymentPage(url)) },
    pictureCleaner: new CanvasPictureCleaner(),
    qrCodes: new UqrCodes(),
    addressChecksums: new LibraryAddressChecksums(),
  };
}
