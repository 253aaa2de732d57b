// Runs before the first paint, beside the style sheet: shows the reader's own theme and text size without a flash.
// The keys and values are those of src/ui/layout/appearance/Appearance.ts, which writes them.
(function () {
  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('ui.theme');
    var size = localStorage.getItem('ui.textSize');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (size === '112' || size === '125') root.dataset.textSize = size;
  } catch {
    // A browser that keeps nothing shows the device's own theme.
  }
})();
