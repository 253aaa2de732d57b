/** AUTH-01: the six panels, by the specification's names. */
export type AuthPanel =
  | 'login'
  | 'mobileNumber'
  | 'verifyNumber'
  | 'register'
  | 'forgotpassword'
  | 'resetpassword';
