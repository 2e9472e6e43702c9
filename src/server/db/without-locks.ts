import { SelectQueryNode, type KyselyPlugin } from 'kysely'

/** Reads without locking rows: a snapshot may not, and what is only judged has no transaction to lock for. */
export const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) ? { ...node, endModifiers: undefined } : node),
  transformResult: async ({ result }) => result,
}
