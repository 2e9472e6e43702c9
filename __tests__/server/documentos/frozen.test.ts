import { thaw } from '../../../src/server/documentos/frozen'

const PROMEDIO = { desde: '2026-01-01', hasta: '2026-06-30', base: 1_500_000 }

describe('a line of a stored paper bears its average', () => {
  it.each([
    ['beside the lines, as papers were stored before', { promedios: [null, PROMEDIO] }, {}],
    ['in the line', {}, { promedio: PROMEDIO }],
  ])('that lies %s', (_where, beside, within) => {
    const lineas = JSON.stringify([{ concepto: 'deuda' }, { concepto: 'prima', ...within }])
    const { papel } = thaw({ lineas, insumos: JSON.stringify({ papel: {}, ...beside }) })
    expect(papel.lineas).toEqual([
      { concepto: 'deuda', promedio: null },
      { concepto: 'prima', promedio: PROMEDIO },
    ])
  })
})
