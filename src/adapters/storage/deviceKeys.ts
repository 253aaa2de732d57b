/** The specification's names of what is saved where (STORE-01), plus our own. */
export const LOCAL = {
  token: 'token',
  user: 'user',
  wallet: 'wallet',
  exposureAmount: 'exposureAmount',
  appDetails: 'appDetails',
  banners: 'banners',
  organisationStatus: 'organisation_status',
  mobileDetails: 'mobile_details',
  /** Ours: announcements that this device does not show again. */
  dismissed: 'dismissedAnnouncements',
  /** Ours: what a player searched for. */
  recentSearches: 'recentSearches',
} as const;

export const SESSION = {
  sportsData: 'sportsData',
  oddsData: 'oddsData',
  gatewayList: 'gatewayList',
  selectedGateway: 'selectedGateway',
  /** Ours: the payment that the player left for a gateway's page with. */
  leftToPay: 'leftToPay',
  /** Ours: how far a sign-up has come. */
  signUpStep: 'signUpStep',
  /** Ours: a log-in whose code was sent. */
  logInCode: 'logInCode',
} as const;
