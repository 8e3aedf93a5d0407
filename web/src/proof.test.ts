import { expect, test } from 'vitest';

import { commitmentOf } from './proof';

test('a commitment is derived as the rules derive it', () => {
  // The seed for the number 7 and its commitment, as the documentation of records shows them.
  const seed = 'c7eaa64479047d3d6a59480fbf49241e09a7043f13f84b0444f6c607729d70a4';
  expect(commitmentOf(seed)).toBe('3346e73b930275b78ed10d5ec71e90ceda68d5cb1b0a3b54ac7194e7ac49b924');
});

test('another seed has another commitment', () => {
  expect(commitmentOf('00'.repeat(32))).not.toBe(commitmentOf('01'.repeat(32)));
});
