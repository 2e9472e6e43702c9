import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { aConductor, aContrato } from '../builders'
import { openIssuer } from './issuer'

it('two clerks who issue for other drivers take the counters of their companies in one order', async () => {
  const { db, editor, admin, close } = await openIssuer('postgres')
  const seenOfBoth = async () => {
    const elegidos: string[] = []
    for (const empresa of ['Alfa', 'Beta']) {
      const { uuid } = await aConductor(db, { empresa })
      elegidos.push((await aContrato(db, uuid, { empresa })).uuid)
    }
    return editor.seen({ tipo: 'prima', mes: 12, datos: { elegidos } })
  }
  const numbersOf = async (answer: ReturnType<typeof editor.send>) =>
    (await answer).body.map(({ numero }) => numero)
  expect(await numbersOf(editor.send(await seenOfBoth()))).toEqual([1, 1])
  const [one, other] = [await seenOfBoth(), await seenOfBoth()]
  const blockers = async () => {
    const { rows } = await sql<{ pid: number; by: number[] }>`select pid, pg_blocking_pids(pid) as by
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows
  }
  const both = await db.transaction().execute(async (trx) => {
    await sql`select from "emitidoContadores" for update`.execute(trx)
    const answers = [editor.send(one), admin.send({ ...other, papeles: other.papeles.toReversed() })]
    let waiting = await blockers()
    while (waiting.length < 2) {
      await setImmediate()
      waiting = await blockers()
    }
    // One waits for the other, in the queue of the same counter.
    expect(waiting.filter(({ by }) => waiting.some(({ pid }) => by.includes(pid)))).toHaveLength(1)
    return answers
  })
  expect((await Promise.all(both.map(numbersOf))).flat().sort()).toEqual([2, 2, 3, 3])
  await close()
})
