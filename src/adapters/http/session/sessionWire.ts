import * as v from 'valibot';
import { epochFrom } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import type { Registration } from '@/application/ports/gateways/SessionGateway';
import type { MobileDetails, SignedIn, User } from '@/domain/session/User';
import { token, userId } from '@/domain/shared/ids';

/** Ten national digits, from text or a number, with or without +91; else empty. */
function nationalNumber(value: unknown): string {
  const digits =
    typeof value === 'string' || typeof value === 'number' ? String(value).replace(/[^0-9]/g, '') : '';
  const national = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
  return national.length === 10 ? national : '';
}

const userSchema = v.pipe(
  v.object({
    mstruserid: wireId,
    name: wireTextOrEmpty(80),
    username: wireTextOrEmpty(80),
    mobileno: v.optional(v.pipe(v.unknown(), v.transform(nationalNumber)), null),
    // assumed: these two, and only for show.
    mobileVerified: v.optional(v.unknown()),
    createdAt: v.optional(v.unknown()),
  }),
  v.transform(({ mstruserid, name, username, mobileno, mobileVerified, createdAt }): User => {
    const joinedAt = epochFrom(createdAt);
    return {
      id: userId(mstruserid),
      name,
      username,
      mobile: mobileno,
      ...(typeof mobileVerified === 'boolean' && { mobileVerified }),
      ...(joinedAt !== null && { joinedAt }),
    };
  }),
);

/** What may stand in a header and in storage: visible ASCII, nothing else. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/), v.transform(token));

/** `data` of /login, /login/demo and /register. */
export const signedInSchema: v.GenericSchema<unknown, SignedIn> = v.object({
  token: tokenSchema,
  user: userSchema,
});

/** `data` of /app/demo. */
export const demoSchema = v.pipe(
  v.object({ hasDemoUsers: v.boolean() }),
  v.transform(({ hasDemoUsers }) => hasDemoUsers),
);

export const mobilePayload = ({ mobile, countryCode }: MobileDetails) => ({
  mobile,
  country_code: countryCode,
});

/** AUTH-09: this call, and no other, names the same two values differently. */
export const recoveryPayload = ({ mobile, countryCode }: MobileDetails) => ({ phone: mobile, countryCode });

/** AUTH-17: exactly these fields; the confirmation of the password is not among what we are given. */
export function registerPayload(
  { name, username, password, agentCode, mobile }: Registration,
  fixed: { readonly typeId: number; readonly parentId: number },
) {
  return {
    name,
    username,
    password,
    ...(agentCode === null || agentCode === '' ? {} : { agent_code: agentCode }),
    typeId: fixed.typeId,
    parentId: fixed.parentId,
    ...mobilePayload(mobile),
  };
}
