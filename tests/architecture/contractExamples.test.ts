import { describe, expect, it } from 'vitest';
import { judgeBy, readAsyncApi, readOpenApi } from '@tests/support/contract/wireJudge';

const openApi = readOpenApi();
const asyncApi = readAsyncApi();
const judgeHttp = judgeBy(openApi, { strict: true });
const judgeSocket = judgeBy(asyncApi, { strict: true });

const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method === 'get' || method === 'post')
    .map(([method, operation]) => [operation.operationId, path, method, operation] as const),
);

describe('the examples of docs/openapi.yaml', () => {
  it.each(operations)(
    '%s: each reply is taken by its schema, with no unknown key',
    (_, path, method, operation) => {
      const replies = Object.entries(operation.responses);
      for (const [status, { content }] of replies) {
        const place = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
        const examples = Object.values(content['application/json']?.examples ?? {});
        for (const { value } of examples) expect(judgeHttp(...place)(value)).toBeNull();
      }
      const [, done] = replies.find(([status]) => status === '200') ?? [];
      const shown = Object.values(done?.content['application/json']?.examples ?? {});
      expect(shown.some(({ value }) => (value as { error: boolean }).error === false)).toBe(true);
    },
  );

  it.each(
    operations.filter(([, , , { requestBody }]) => requestBody?.content['application/json'] !== undefined),
  )('%s: its body is taken by its schema', (_, path, method, operation) => {
    const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    expect(judgeHttp(...place)(operation.requestBody?.content['application/json']?.example)).toBeNull();
  });
});

describe('the examples of docs/asyncapi.yaml', () => {
  it.each(Object.entries(asyncApi.components.messages))(
    '%s is taken by its schema',
    (name, { examples = [] }) => {
      const judge = judgeSocket('components', 'messages', name, 'payload');
      for (const { payload } of examples) expect(judge(payload)).toBeNull();
    },
  );
});
