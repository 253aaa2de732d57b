import { Router, type Response } from 'express';
import { bad, good } from './envelope';
import type { SpecWorld } from './SpecWorld';
import { wholePayload } from './wholePayload';

const refuse = (response: Response, status: number, message: string): void => {
  response.status(status).json(bad(message));
};

/** Log-in, sign-up and recovery, with the payloads of section 3. */
export function accountCalls(world: SpecWorld): Router {
  const calls = Router();
  calls.post('/login', (request, response) => {
    const sent = wholePayload(world, request, ['username', 'password']);
    const player = world.byUsername(sent?.['username']);
    if (player === undefined || player.password !== sent?.['password'])
      return refuse(response, 200, 'Invalid username or password');
    response.json(good(world.open(player)));
  });
  calls.post('/login/demo', (_request, response) => {
    const player = world.options.hasDemoUsers === true ? world.demo() : undefined;
    if (player === undefined) return refuse(response, 403, 'No demo users');
    response.json(good(world.open(player)));
  });
  calls.post('/sendOtpToMobile', (request, response) => {
    const sent = wholePayload(world, request, ['mobile', 'country_code']);
    if (sent === null) return refuse(response, 422, 'Mobile is required');
    if (world.byMobile(sent['mobile']) !== undefined)
      return refuse(response, 200, 'Mobile already registered');
    if (String(world.options.otp ?? 0) !== '0') world.verified.add(String(sent['mobile']));
    response.json(good());
  });
  calls.post('/mobileVerification', (request, response) => {
    const sent = wholePayload(world, request, ['mobile', 'country_code', 'otp']);
    if (sent === null || String(sent['otp']) !== world.otp) return refuse(response, 400, 'Invalid OTP');
    world.verified.add(String(sent['mobile']));
    response.json(good());
  });
  calls.post('/register', (request, response) => {
    const needed = ['name', 'username', 'password', 'typeId', 'parentId', 'mobile', 'country_code'];
    const sent = wholePayload(world, request, needed, ['agent_code']);
    if (sent === null) return refuse(response, 422, 'Fields are missing');
    if (sent['typeId'] !== 3 || sent['parentId'] !== 81_026)
      return refuse(response, 422, 'Wrong player type');
    if (world.byUsername(sent['username']) !== undefined)
      return refuse(response, 200, 'Username already taken');
    if (!world.verified.has(String(sent['mobile']))) return refuse(response, 200, 'Mobile is not verified');
    const [name, username, password, mobile] = ['name', 'username', 'password', 'mobile'].map((field) =>
      String(sent[field]),
    );
    response.json(good(world.open(world.add(name ?? '', username ?? '', password ?? '', mobile ?? ''))));
  });
  calls.post('/forgot-password', (request, response) => {
    const sent = wholePayload(world, request, ['phone', 'countryCode']);
    if (world.byMobile(sent?.['phone']) === undefined) return refuse(response, 200, 'Mobile not found');
    response.json(good());
  });
  calls.post('/reset-password', (request, response) => {
    const sent = wholePayload(world, request, ['otp', 'password']);
    if (sent === null || String(sent['otp']) !== world.otp) return refuse(response, 200, 'Invalid OTP');
    response.json(good());
  });
  return calls;
}
