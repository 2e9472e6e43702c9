import { isOwnServer } from './baseUrl'

/**
 * An edit with the version of the record that the person saw, which makes a stale edit a 409. Our own server alone: the table
 * of section 7 has no `version`.
 */
export const withVersion = <Edit extends object>({ version }: { version?: number | null }, edit: Edit) => ({
  ...edit,
  ...(isOwnServer() && version != null && { version }),
})
