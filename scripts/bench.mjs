// npm run bench
console.log(
  'There is no bench yet: it arrives with the price-path issue, and until then nothing here measures speed.',
);
