import { neutralDaysOf } from '../../../src/server/documentos/workdays'

const on = (...justificaciones: string[]) =>
  neutralDaysOf({
    liquidaciones: [],
    ausencias: justificaciones.map((justificacion) => ({
      conductorUuid: '',
      fecha: '2090-04-10',
      justificacion,
    })),
  })

it.each(['Vacaciones', 'Incapacidad', 'Enfermo', ' VACACIÓNES '])('a day of %j is neutral', (why) => {
  expect(on(why)).toEqual([{ fecha: '2090-04-10', motivo: why.trim() }])
})

it.each(['Descanso', 'Calamidad', 'Retirado', ''])('a day of %j is not neutral', (why) => {
  expect(on(why)).toEqual([])
})
