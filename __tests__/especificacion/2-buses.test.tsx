/**
 * Section 2, Buses. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`;
 * creating and editing a bus in `features/buses/buses.test.tsx`; every code of a route, in `contract/catalogos.test.ts`.
 */
import { unBus, unConductor } from '../server/builders'
import { abrirTabla, elegirFila, unDia } from '../setup/fleet'
import {
  abrirFormulario,
  botonDe,
  esperarColumna,
  manos,
  opciones,
  rotulos,
  specifiedLabels,
} from '../setup/screen'
import type { Oficina } from '../setup/page'

const RUTAS = ['Circular Coonatra', 'Circular Sur 303', 'Circular Sur 302', 'Calasanz Boston']
const CAMPOS = ['Número', 'Placa', 'Empresa', 'Ruta', 'Modelo', 'Marca', 'Conductor']

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/buses')
  const { uuid } = await unConductor(oficina.db, { nombre: 'Ana Álvarez' })
  for (const [i, ruta] of ['CCNT', 'CSUR3', 'CSUR2', 'CBOS', 'OTRA'].entries())
    await unBus(oficina.db, { numero: String(11 + i), ruta, conductorUuid: uuid })
})
afterAll(() => oficina.cerrar())

test('shows the route by its descriptive name, an unknown one as Circular Sur 303', async () => {
  await abrirTabla(oficina, '/buses')
  await esperarColumna('Ruta', [...RUTAS, 'Circular Sur 303'])
})

test('has Crear and Editar, each with its dialog and the same fields', async () => {
  await abrirTabla(oficina, '/buses')
  expect(specifiedLabels(botonDe('Crear').parentElement!.parentElement)).toEqual([
    'Crear',
    'Editar',
    'Filtros',
    'Columnas',
  ])
  const crear = await abrirFormulario(user, 'Crear', 'Crear Bus')
  expect(rotulos(crear.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Crear'])
  expect(opciones(crear.campo('Ruta'))).toEqual(RUTAS)
  await crear.pulsar('Cancelar')
  await crear.cerrado()

  await elegirFila(user, '12')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  expect(rotulos(editar.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Aceptar'])
})
