import { randomUUID } from 'node:crypto'
import type { Revision } from '../../../src/contract/importaciones'
import LIQUIDACIONES from '../../../src/features/liquidaciones/importar'
import { readSource } from '../../../src/records/fileRows/readRows'
import { recall, withExtra } from '../../../src/records/fileRows/matching'
import { filaOf, rowsOf, storedOf } from '../../../src/records/fileRows/rows'
import { sourceOf, viewOf } from '../../../src/records/fileRows/source'
import { NO_MARKS, openFleet, read } from './importing'

const FILE = `Fecha;Bus;Documento del conductor;Viajes;Reg. inicial;Reg. final;Sensor
26/11/2026;303;Jorge Iván Restrepo Mejía;6;0;100;100
26/11/2026;304;;6;0;100;100`
const OPTIONS = { conOcultas: false, corregirlas: false, crearlas: false }

test('a driver who is named or proposed stays the same however often the rows are judged', async () => {
  const server = await openFleet()
  const answer = read(LIQUIDACIONES, FILE)
  if ('problem' in answer) throw new Error(answer.problem)
  const source = sourceOf(answer.file, viewOf(LIQUIDACIONES, answer.file, answer.file.inSight))
  const matching = recall(LIQUIDACIONES, source.headers)
  const noun = withExtra(LIQUIDACIONES, matching)
  const ofFile = await readSource(noun, source, matching)
  let rows = rowsOf(noun, ofFile, NO_MARKS, OPTIONS)
  for (let time = 1; time <= 3; time += 1) {
    const body = { grupo: randomUUID(), filas: rows.map(filaOf) }
    const path = '/importaciones/liquidaciones/revisar'
    const { filas } = (await server.ask<Revision>('editor', 'POST', path, body)).body
    const judged = Object.fromEntries(
      rows.map(({ id }, place) => [id, filas[place]]),
    ) as typeof NO_MARKS.judged
    rows = rowsOf(noun, ofFile, { ...NO_MARKS, judged }, OPTIONS)
    expect(rows.map((row) => storedOf(row).datos.conductorDocumento)).toEqual(['72616670', '98319837'])
  }
  await server.close()
})
