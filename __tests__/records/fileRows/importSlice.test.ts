import { makeStore } from '../../../src/app/store'
import { fileRead, rowsJudged, selectImport } from '../../../src/records/fileRows/importSlice'

test('what is refused for being repeated is told apart, and the action stays as it was sent', () => {
  const store = makeStore()
  store.dispatch(fileRead({ grupo: 'g', view: { sheet: 0, titles: 0 }, matching: {} }))
  const refused = { 1: { '': 'Ya existe.' }, 2: { placa: 'La placa es requerida.' } }
  store.dispatch(rowsJudged({ refused, doubts: {}, repeated: [1] }))
  const { marks } = selectImport(store.getState())
  expect([marks.refused, marks.repeated]).toEqual([{ 2: refused[2] }, { 1: 'Ya existe.' }])
  expect(Object.keys(refused)).toEqual(['1', '2'])
})
