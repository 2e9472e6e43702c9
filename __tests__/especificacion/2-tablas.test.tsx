/**
 * Section 2, every table of it: which columns in which order, which of them hidden, how many rows a page. Their words for no rows
 * are in `8-errores-listas.test.tsx`, the filters of columns in `9-constantes.test.tsx`, how a cell writes its value in `features/`.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { hoy } from '../../src/api/today'
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
} from '../server/constructores'
import { abrirTabla } from '../setup/fleet'
import { botonDe } from '../setup/form-dialog'
import { unaOficina, type Oficina } from '../setup/page'
import { columnas, filas, manos } from '../setup/table-screen'

interface Tabla {
  pantalla: string
  /** An address under which the table shows what there is. */
  ruta: string
  /** Each column's field and title, from the left; those that are hidden end in '(oculta)'. */
  columnas: [campo: string, titulo: string][]
  porPagina?: 30
}

const OCULTA = / \(oculta\)$/

const TABLAS: Tabla[] = [
  {
    pantalla: 'Liquidaciones',
    ruta: '/',
    columnas: [
      ['uuid', 'Identificador (oculta)'],
      ['fecha', 'Fecha'],
      ['busNumero', 'Bus'],
      ['conductorNombre', 'Conductor'],
      ['regIni', 'Reg. inicial'],
      ['regFin', 'Reg. final'],
      ['pasajerosReg', 'Pasajeros reg.'],
      ['pasajerosSensor', 'Pasajeros sensor'],
      ['valorNetoReg', 'Neto reg.'],
      ['valorNetoSensor', 'Neto sensor'],
      ['liquidada', 'Liquidada (oculta)'],
      ['comentario', 'Comentario'],
      ['fechaEntrega', 'Fecha de entrega'],
    ],
  },
  {
    pantalla: 'Conductores',
    ruta: '/conductores',
    columnas: [
      ['nombre', 'Nombre'],
      ['empresa', 'Empresa'],
      ['documento', 'Documento'],
      ['fechaNacimiento', 'Fecha de nacimiento (oculta)'],
      ['tipoDocumento', 'Tipo de documento (oculta)'],
      ['fechaUltimoIngreso', 'Fecha de último ingreso'],
      ['fechaUltimoRetiro', 'Fecha de último retiro'],
    ],
  },
  {
    pantalla: 'Buses',
    ruta: '/buses',
    columnas: [
      ['numero', 'Número'],
      ['empresa', 'Empresa'],
      ['ruta', 'Ruta'],
      ['modelo', 'Modelo (oculta)'],
      ['marca', 'Marca (oculta)'],
      ['conductorNombre', 'Conductor'],
      ['placa', 'Placa'],
    ],
  },
  {
    pantalla: 'Pasajes',
    ruta: '/pasajes',
    columnas: [
      ['uuid', 'Identificador (oculta)'],
      ['ruta', 'Ruta'],
      ['valor', 'Valor'],
      ['porcentajePasajero', 'Porcentaje pasajero'],
      ['porcentajeFestivos', 'Porcentaje festivos'],
      ['porcentajeBonificacion', 'Porcentaje bonificación'],
      ['limiteBonificacion', 'Límite bonificación'],
      ['pasajerosPorViaje', 'Pasajeros por viaje'],
      ['fechaInicio', 'Fecha inicio'],
      ['fechaFinal', 'Fecha final'],
      ['valido', 'Válido'],
    ],
  },
  {
    pantalla: 'Salarios',
    ruta: '/salarios',
    columnas: [
      ['valor', 'Valor'],
      ['valorRegistradora', 'Valor registradora'],
      ['conductorNombre', 'Conductor'],
      ['busNumero', 'Bus'],
      ['fecha', 'Fecha'],
    ],
  },
  {
    pantalla: 'Deudas',
    ruta: '/deudas',
    columnas: [
      ['valor', 'Valor'],
      ['conductorNombre', 'Conductor'],
      ['razon', 'Razón'],
      ['fecha', 'Fecha'],
    ],
  },
  {
    pantalla: 'Abonos',
    ruta: '/abonos',
    columnas: [
      ['valor', 'Valor'],
      ['conductorNombre', 'Conductor'],
      ['origen', 'Origen'],
      ['fecha', 'Fecha'],
    ],
  },
  {
    pantalla: 'Festivos',
    ruta: '/festivos',
    columnas: [['fecha', 'Fecha']],
  },
  {
    pantalla: 'Reporte de gastos',
    ruta: '/reportes/gastos',
    columnas: [
      ['nombre', 'Nombre'],
      ['valor', 'Valor'],
      ['fecha', 'Fecha'],
      ['busNumero', 'Bus'],
      ['conductorNombre', 'Conductor'],
    ],
  },
  {
    pantalla: 'Asistencias',
    ruta: '/asistencias?tipo=mes&mes=1',
    porPagina: 30,
    columnas: [
      ['uuid', 'Identificador (oculta)'],
      ['fecha', 'Fecha'],
      ['bus', 'Bus'],
      ['conductorNombre', 'Conductor'],
      ['asistio', 'Asistió'],
      ['entregoAlDia', 'Entrego Al Día'],
      ['entregoPresencial', 'Entrego Presencial'],
      ['justificacion', 'Justificación'],
    ],
  },
  {
    pantalla: 'Asistencias/reporte',
    ruta: '/asistencias/reporte?mes=1',
    porPagina: 30,
    columnas: [
      ['conductorNombre', 'Conductor'],
      ['conductorDocumento', 'Documento Conductor (oculta)'],
      ['totalFaltas', 'Inasistencias'],
      ['totalFaltasSinJustificacion', 'Faltas'],
      ['totalAsistencias', 'Asistencias (oculta)'],
      ['totalEntregasAlDia', 'Al Día (oculta)'],
      ['totalNoEntregasAlDia', 'Incompletas'],
      ['totalEntregasPresencial', 'Presencial (oculta)'],
      ['totalNoEntregasPresencial', 'No Presenciales'],
      ['totalDias', 'Días'],
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
    expect(columnas()).toEqual(tabla.columnas.filter(([, titulo]) => !OCULTA.test(titulo)))

    await user.click(botonDe('Columnas'))
    const todas = await screen.findByLabelText('Mostrar u ocultar todas', { selector: 'input' })
    // A table with nothing hidden has them all on already.
    if (columnas().length < tabla.columnas.length) await user.click(todas)
    await waitFor(() =>
      expect(columnas()).toEqual(
        tabla.columnas.map(([campo, titulo]) => [campo, titulo.replace(OCULTA, '')]),
      ),
    )
  })
})

describe('a company that has 31 of everything', () => {
  let oficina: Oficina

  beforeAll(async () => {
    oficina = await unaOficina()
    const { db, pedir } = oficina
    const enero = `${anioDelUltimoMes(1, hoy())}-01`
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
      // And offers no other number of them.
      expect(within(document.querySelector<HTMLElement>('.paginas')!).queryByRole('combobox')).toBeNull()
    },
  )
})
