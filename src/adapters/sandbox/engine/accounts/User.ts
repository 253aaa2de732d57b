export interface User {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  /** National number, ten digits; empty for a demo account. */
  readonly mobile: string;
  /** Its owner proved the number by a code. Absent in what was saved by an older sandbox. */
  readonly mobileVerified?: boolean;
  readonly agentCode: string | null;
  /** Always a player under the house's own parent, whatever the client sent (X21). */
  readonly typeId: 3;
  readonly parentId: 81026;
  readonly demo: boolean;
  readonly createdAt: number;
  readonly salt: string;
  passwordHash: string;
}

export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}
