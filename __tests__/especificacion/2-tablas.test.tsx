/**
 * Section 2, every table of it: which columns in which order, which of them hidden, how many rows a page. Their words for no rows
 * are in `8-errores-listas.test.tsx`, the filters of columns in `9-constantes.test.tsx`, how a cell writes its value in `features/`.
 */
import { screen, waitFor } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { anioDelUltimoMes } from '../../src/contract/fechas'
import {
  aDeuda,
  aLiquidacion,
  anAbono,
  aBus,
  aConductor,
  aFestivo,
  aGasto,
  aPasaje,
} from '../server/builders'
import { openTable } from '../setup/fleet'
import { buttonOf, columns, rows, hands } from '../setup/screen'
import { openTestApp, type TestApp } from '../setup/page'

interface Table {
  pantalla: string
  /** An address under which the table shows what there is. */
  ruta: string
  /** The columns' titles, from the left; those that are hidden end in '(oculta)'. */
  columnas: string[]
  porPagina?: 30
}

const HIDDEN = / \(oculta\)$/

const TABLES: Table[] = [
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

const user = hands()

describe('a company that has nothing yet', () => {
  let testApp: TestApp

  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp.close())

  test.each(TABLES)('$pantalla has its columns in their order, some of them hidden', async (table) => {
    await openTable(testApp, table.ruta)
    expect(columns()).toEqual(table.columnas.filter((title) => !HIDDEN.test(title)))

    await user.click(buttonOf('Columnas'))
    const all = await screen.findByLabelText('Mostrar u ocultar todas', { selector: 'input' })
    // A table with nothing hidden has them all on already.
    if (columns().length < table.columnas.length) await user.click(all)
    await waitFor(() => expect(columns()).toEqual(table.columnas.map((title) => title.replace(HIDDEN, ''))))
  })
})

describe('a company that has 31 of everything', () => {
  let testApp: TestApp

  beforeAll(async () => {
    testApp = await openTestApp()
    const { db, ask } = testApp
    const january = `${anioDelUltimoMes(1, today())}-01`
    const asistencias: object[] = []
    for (let numero = 1; numero <= 31; numero += 1) {
      const fecha = `${january}-${String(numero).padStart(2, '0')}`
      const { uuid } = await aConductor(db)
      const { numero: busNumero } = await aBus(db)
      const liquidacion = await aLiquidacion(db, { fecha, busNumero, conductorUuid: uuid })
      await aGasto(db, liquidacion.uuid)
      await aDeuda(db, uuid)
      await anAbono(db, uuid)
      await aPasaje(db)
      await aFestivo(db, { fecha })
      asistencias.push({ fecha, conductorUuid: uuid, asistio: true })
    }
    await ask('admin', { method: 'POST', url: '/api/asistencias', payload: asistencias })
  })
  afterAll(() => testApp.close())

  test.each(TABLES.map((table) => ({ porPagina: 10, ...table })))(
    '$pantalla shows $porPagina rows per page',
    async ({ ruta, porPagina }) => {
      await openTable(testApp, ruta)
      expect(screen.getByText(`1–${porPagina} de 31`)).toBeVisible()
      await waitFor(() => expect(rows()).toHaveLength(porPagina))
      expect(screen.getByRole('combobox', { name: /Filas por página/ })).toHaveTextContent(`${porPagina}`)
    },
  )
})
