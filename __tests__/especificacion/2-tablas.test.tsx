/**
 * Section 2, every table of it: which columns in which order, which of them hidden, how many rows a page. Their words for no rows
 * are in `8-errores-listas.test.tsx`, the filters of columns in `9-constantes.test.tsx`, how a cell writes its value in `features/`.
 */
import { screen, waitFor } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { anioDelUltimoMes } from '../../src/contract/fechas'
import {
  unaDeuda,
  unaLiquidacion,
  unAbono,
  unBus,
  unConductor,
  unFestivo,
  unGasto,
  unPasaje,
} from '../server/builders'
import { abrirTabla } from '../setup/fleet'
import { botonDe, columnas, filas, manos } from '../setup/screen'
import { unaOficina, type Oficina } from '../setup/page'

interface Tabla {
  pantalla: string
  /** An address under which the table shows what there is. */
  ruta: string
  /** The columns' titles, from the left; those that are hidden end in '(oculta)'. */
  columnas: string[]
  porPagina?: 30
}

const OCULTA = / \(oculta\)$/

const TABLAS: Tabla[] = [
  {
    pantalla: 'Liquidaciones',
    ruta: '/',
    columnas: [
      'Identificador (oculta)',
      'Fecha',
      'Bus',
      'Conductor',
      'Reg. inicial',
      'Reg. final',
      'Pasajeros reg.',
      'Pasajeros sensor',
      'Neto reg.',
      'Neto sensor',
      'Liquidada (oculta)',
      'Comentario',
      'Fecha de entrega',
    ],
  },
  {
    pantalla: 'Conductores',
    ruta: '/conductores',
    columnas: [
      'Nombre',
      'Empresa',
      'Documento',
      'Fecha de nacimiento (oculta)',
      'Tipo de documento (oculta)',
      'Fecha de último ingreso',
      'Fecha de último retiro',
    ],
  },
  {
    pantalla: 'Buses',
    ruta: '/buses',
    columnas: ['Número', 'Empresa', 'Ruta', 'Modelo (oculta)', 'Marca (oculta)', 'Conductor', 'Placa'],
  },
  {
    pantalla: 'Pasajes',
    ruta: '/pasajes',
    columnas: [
      'Identificador (oculta)',
      'Ruta',
      'Valor',
      'Porcentaje pasajero',
      'Porcentaje festivos',
      'Porcentaje bonificación',
      'Límite bonificación',
      'Pasajeros por viaje',
      'Fecha inicio',
      'Fecha final',
      'Válido',
    ],
  },
  {
    pantalla: 'Salarios',
    ruta: '/salarios',
    columnas: ['Valor', 'Valor registradora', 'Conductor', 'Bus', 'Fecha'],
  },
  {
    pantalla: 'Deudas',
    ruta: '/deudas',
    columnas: ['Valor', 'Conductor', 'Razón', 'Fecha'],
  },
  {
    pantalla: 'Abonos',
    ruta: '/abonos',
    columnas: ['Valor', 'Conductor', 'Origen', 'Fecha'],
  },
  {
    pantalla: 'Festivos',
    ruta: '/festivos',
    columnas: ['Fecha'],
  },
  {
    pantalla: 'Reporte de gastos',
    ruta: '/reportes/gastos',
    columnas: ['Nombre', 'Valor', 'Fecha', 'Bus', 'Conductor'],
  },
  {
    pantalla: 'Asistencias',
    ruta: '/asistencias?tipo=mes&mes=1',
    porPagina: 30,
    columnas: [
      'Identificador (oculta)',
      'Fecha',
      'Bus',
      'Conductor',
      'Asistió',
      'Entrego Al Día',
      'Entrego Presencial',
      'Justificación',
    ],
  },
  {
    pantalla: 'Asistencias/reporte',
    ruta: '/asistencias/reporte?mes=1',
    porPagina: 30,
    columnas: [
      'Conductor',
      'Documento Conductor (oculta)',
      'Inasistencias',
      'Faltas',
      'Asistencias (oculta)',
      'Al Día (oculta)',
      'Incompletas',
      'Presencial (oculta)',
      'No Presenciales',
      'Días',
    ],
  },
]

const user = manos()

describe('a company that has nothing yet', () => {
  let oficina: Oficina

  beforeAll(async () => {
    oficina = await unaOficina()
  })
  afterAll(() => oficina.cerrar())

  test.each(TABLAS)('$pantalla has its columns in their order, some of them hidden', async (tabla) => {
    await abrirTabla(oficina, tabla.ruta)
    expect(columnas()).toEqual(tabla.columnas.filter((titulo) => !OCULTA.test(titulo)))

    await user.click(botonDe('Columnas'))
    const todas = await screen.findByLabelText('Mostrar u ocultar todas', { selector: 'input' })
    // A table with nothing hidden has them all on already.
    if (columnas().length < tabla.columnas.length) await user.click(todas)
    await waitFor(() =>
      expect(columnas()).toEqual(tabla.columnas.map((titulo) => titulo.replace(OCULTA, ''))),
    )
  })
})

describe('a company that has 31 of everything', () => {
  let oficina: Oficina

  beforeAll(async () => {
    oficina = await unaOficina()
    const { db, pedir } = oficina
    const enero = `${anioDelUltimoMes(1, today())}-01`
    const asistencias: object[] = []
    for (let numero = 1; numero <= 31; numero += 1) {
      const fecha = `${enero}-${String(numero).padStart(2, '0')}`
      const { uuid } = await unConductor(db)
      const { numero: busNumero } = await unBus(db)
      const liquidacion = await unaLiquidacion(db, { fecha, busNumero, conductorUuid: uuid })
      await unGasto(db, liquidacion.uuid)
      await unaDeuda(db, uuid)
      await unAbono(db, uuid)
      await unPasaje(db)
      await unFestivo(db, { fecha })
      asistencias.push({ fecha, conductorUuid: uuid, asistio: true })
    }
    await pedir('admin', { method: 'POST', url: '/api/asistencias', payload: asistencias })
  })
  afterAll(() => oficina.cerrar())

  test.each(TABLAS.map((tabla) => ({ porPagina: 10, ...tabla })))(
    '$pantalla shows $porPagina rows per page',
    async ({ ruta, porPagina }) => {
      await abrirTabla(oficina, ruta)
      expect(screen.getByText(`1–${porPagina} de 31`)).toBeVisible()
      await waitFor(() => expect(filas()).toHaveLength(porPagina))
      expect(screen.getByRole('combobox', { name: /Filas por página/ })).toHaveTextContent(`${porPagina}`)
    },
  )
})
