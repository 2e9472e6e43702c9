import {
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'
import { recordedName, type RecordedName } from './recorded-tables'

function targetOf(query: RootOperationNode): OperationNode | undefined {
  if (InsertQueryNode.is(query)) return query.into
  if (UpdateQueryNode.is(query)) return query.table
  if (DeleteQueryNode.is(query)) return query.from.froms[0]
  return undefined
}

/**
 * Refuses a write on a recorded table unless `isRecorded`, which hears of each, says that its change will be recorded.
 * What cascades from a write is not seen here: the writer watches it too.
 */
export const refuseUnrecorded = (
  isRecorded: (name: RecordedName, deletes: boolean) => boolean,
): KyselyPlugin => ({
  transformQuery({ node }) {
    const target = targetOf(node)
    const name = target && TableNode.is(target) ? recordedName(target.table.identifier.name) : undefined
    if (name && !isRecorded(name, DeleteQueryNode.is(node)))
      throw new Error(`A write on ${name} is not recorded.`)
    return node
  },
  transformResult: async ({ result }) => result,
})
