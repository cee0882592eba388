/** The values of the registration form. */
export interface RegisterValues {
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
  readonly codeBy: 'phone' | 'email';
  readonly code: string;
  readonly account: string;
  readonly name: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly inviteCode: string;
  readonly service: boolean;
  readonly carrier: boolean;
}
