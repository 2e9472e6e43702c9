import {
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely'

function targetOf(query: RootOperationNode) {
  if (InsertQueryNode.is(query)) return query.into
  if (UpdateQueryNode.is(query)) return query.table
  if (DeleteQueryNode.is(query)) return query.from.froms[0]
  return undefined
}

/**
 * Refuses a write unless `mayWrite`, which hears of each and its table, says that its change will be recorded, or need not be. What
 * cascades from a write is not seen here: the writer watches it too.
 */
export const assertRecorded = (mayWrite: (table: string) => boolean): KyselyPlugin => ({
  transformQuery({ node }) {
    const target = targetOf(node)
    const table = target && TableNode.is(target) ? target.table.identifier.name : ''
    if (!mayWrite(table)) throw new Error(`A write on ${table} is not recorded.`)
    return node
  },
  transformResult: async ({ result }) => result,
})
