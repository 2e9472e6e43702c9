import type { Oficina } from '../../setup/page'
import { abrirLista, boton, registrada, unaEmpresa } from './pantalla'

/** Section 6 for the buttons of the list: who may use each, and what the others are told. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina)
})
afterAll(() => oficina.cerrar())

const SIN_PERMISO = 'Su usuario no tiene permiso para esto.'
const SIN_SELECCION = 'Seleccione una fila.'
const SI = null

const TABLA = {
  admin: {
    antes: {
      Crear: SI,
      Eliminar: SIN_SELECCION,
      Liquidar: SIN_SELECCION,
      Detalle: SIN_SELECCION,
      'Ingresar Sensores': SI,
      Exportar: SI,
    },
    conFila: { Crear: SI, Eliminar: SI, Liquidar: SI, Detalle: SI, 'Ingresar Sensores': SI, Exportar: SI },
  },
  editor: {
    antes: {
      Crear: SI,
      Eliminar: SIN_PERMISO,
      Liquidar: SIN_SELECCION,
      Detalle: SIN_SELECCION,
      'Ingresar Sensores': SI,
      Exportar: SI,
    },
    conFila: {
      Crear: SI,
      Eliminar: SIN_PERMISO,
      Liquidar: SI,
      Detalle: SI,
      'Ingresar Sensores': SI,
      Exportar: SI,
    },
  },
  consulta: {
    antes: {
      Crear: SIN_PERMISO,
      Eliminar: SIN_PERMISO,
      Liquidar: SIN_PERMISO,
      Detalle: SIN_SELECCION,
      'Ingresar Sensores': SIN_PERMISO,
      Exportar: SI,
    },
    conFila: {
      Crear: SIN_PERMISO,
      Eliminar: SIN_PERMISO,
      Liquidar: SIN_PERMISO,
      Detalle: SI,
      'Ingresar Sensores': SIN_PERMISO,
      Exportar: SI,
    },
  },
} as const

/** Why each button cannot be used, as its tooltip says; null where it can. */
const motivos = () =>
  Object.fromEntries(
    Object.keys(TABLA.admin.antes).map((nombre) => {
      const { title, ariaDisabled } = boton(nombre)
      return [nombre, ariaDisabled === 'true' ? title : SI]
    }),
  )

test.each(Object.entries(TABLA))('%s may use', async (usuario, { antes, conFila }) => {
  const { elegirFila, user } = await abrirLista(oficina, '/', usuario)
  expect(motivos()).toEqual(antes)
  await elegirFila('12')
  expect(motivos()).toEqual(conFila)

  const prohibidos = Object.entries(conFila).filter(([, motivo]) => motivo)
  for (const [nombre] of prohibidos) await user.click(boton(nombre))
  expect(document.querySelector('[role$="dialog"]')).toBeNull()
})
