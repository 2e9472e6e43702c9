/** Many buses at once: 'Formulario Ingreso Sensores', and a file of settlements. */
import { screen, waitFor, within } from '@testing-library/react'
import { aBus, aConductor, aGasto, aPasaje, aLiquidacion } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import { openTable, openTestAppAt } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { cellText, errorOf, hands, openDialog, readable, rowOf, toast } from '../../setup/screen'
import { buses, companyTested, openList, storedLiquidacion, type Dialog } from './listScreen'

describe("'Formulario Ingreso Sensores'", () => {
  const testApp = companyTested()

  /** A field of a row, both counted from 1. */
  const field = ({ dialog }: Dialog, row: number, name: string) =>
    dialog.querySelector<HTMLInputElement>(`[name="filas.${row - 1}.${name}"]`)!
  const sensorsAre = ({ dialog }: Dialog, ...texts: string[]) =>
    waitFor(() =>
      expect(
        [...dialog.querySelectorAll<HTMLInputElement>('[name$=".sensor"]')].map(({ value }) => value),
      ).toEqual(texts),
    )

  test('takes many buses from the keyboard: Enter begins the next row, one call stores those that were begun', async () => {
    await storedLiquidacion(testApp, { busNumero: '17', fecha: '2026-03-04' })
    await storedLiquidacion(testApp, { busNumero: '15', sensor: 379, fechaEntrega: null })
    const { openSensores, user } = await openList(testApp)
    const dialog = await openSensores()
    await waitFor(() => expect(field(dialog, 1, 'fecha')).toHaveFocus())
    const row = async (bus: string, ...figures: string[]) => {
      await user.paste(bus)
      await user.keyboard('{Enter}')
      for (const figure of figures) {
        await user.tab()
        if (figure) await user.paste(figure)
      }
    }
    await user.paste('05/03/26')
    await user.tab()
    await row('12', '350', '4', '6')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field(dialog, 2, 'busNumero')).toHaveFocus())
    expect(field(dialog, 2, 'fecha')).toHaveValue('05/03/26')
    await row('15', '280', '', '5')
    expect(field(dialog, 2, 'sensor')).toHaveAccessibleDescription('ya tiene 379')
    await user.keyboard('{Enter}')
    await sensorsAre(dialog, '350', '280', '')

    const sent = watchCalls()
    await dialog.press('Ingresar')
    await dialog.closed()
    await toast('Sensores ingresados')
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(await sent[0]?.json()).toEqual([
      { fecha: '2026-03-05', busNumero: '12', sensor: 350, civica: 4, viajes: 6 },
      { fecha: '2026-03-05', busNumero: '15', sensor: 280, viajes: 5 },
    ])
    expect(buses()).toHaveLength(3)
    expect(rowOf('15')).toHaveClass('pendiente')
    expect(cellText(rowOf('12'), 'Pasajeros sensor')).toBe('332')
    // Nobody has handed anything in yet.
    expect(cellText(rowOf('12'), 'Fecha de entrega')).toBe('')
  })

  test('has rows that are removed one by one, and all of them at once, with a way back; Enter inside one sends nothing', async () => {
    const { openSensores, user } = await openList(testApp)
    const dialog = await openSensores()
    expect(dialog.button('Quitar fila 1')).toBeDisabled()
    await dialog.press('Agregar Sensor')
    await sensorsAre(dialog, '', '')
    await user.click(field(dialog, 2, 'sensor'))
    await user.keyboard('77{Enter}')
    expect(field(dialog, 2, 'sensor')).toHaveFocus()
    expect(field(dialog, 2, 'sensor')).not.toBeInvalid()
    await dialog.press('Quitar fila 1')
    await sensorsAre(dialog, '77')
    expect(field(dialog, 1, 'fecha')).toHaveFocus()
    await dialog.press('Limpiar Sensores')
    await sensorsAre(dialog, '')
    await dialog.press('Deshacer')
    await sensorsAre(dialog, '77')

    // Nothing is said of a row that nobody has filled in yet.
    await user.click(field(dialog, 1, 'viajes'))
    await dialog.press('Limpiar Sensores')
    await sensorsAre(dialog, '')
    expect(field(dialog, 1, 'fecha')).toHaveFocus()
    expect(dialog.errors()).toEqual({})
  })

  test('names the row that the server refuses; every typed row stays, and nothing was stored', async () => {
    await storedLiquidacion(testApp, { liquidada: true })
    const { openSensores, fillIn } = await openList(testApp)
    const dialog = await openSensores()
    await fillIn(field(dialog, 1, 'fecha'), '05/03/26')
    for (const [i, bus] of ['15', '12', '20'].entries()) {
      if (i > 0) await dialog.press('Agregar Sensor')
      await waitFor(() => expect(field(dialog, i + 1, 'viajes')).toBeInTheDocument())
      await fillIn(field(dialog, i + 1, 'busNumero'), bus)
      await fillIn(field(dialog, i + 1, 'sensor'), `30${i}`)
      await fillIn(field(dialog, i + 1, 'viajes'), '6')
    }
    await dialog.press('Ingresar')
    const message = 'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada.'
    await waitFor(() => expect(errorOf(field(dialog, 2, 'busNumero'))).toBe(message))
    expect(dialog.banner()).toHaveTextContent(`Fila 2: ${message}`)
    expect(errorOf(field(dialog, 3, 'fecha'))).toMatch(/No hay un pasaje válido de la ruta Calasanz Boston/)
    expect(errorOf(field(dialog, 1, 'busNumero'))).toBeUndefined()
    await sensorsAre(dialog, '300', '301', '302')

    // The rows below take the place of the one that is removed, without what was said of it.
    await dialog.press('Quitar fila 2')
    await sensorsAre(dialog, '300', '302')
    expect(errorOf(field(dialog, 2, 'busNumero'))).toBeUndefined()
    await dialog.press('Quitar fila 2')
    await dialog.press('Ingresar')
    await dialog.closed()
    await waitFor(() => expect(buses()).toHaveLength(2))
  })
})

describe('a file of settlements', () => {
  const user = hands()
  let testApp: TestApp

  beforeAll(async () => {
    testApp = await openTestAppAt('/')
    const { uuid } = await aConductor(testApp.db, { documento: '71234567' })
    await aPasaje(testApp.db)
    await aBus(testApp.db, { numero: '303', conductorUuid: uuid })
    const stored = await aLiquidacion(testApp.db, {
      busNumero: '303',
      conductorUuid: uuid,
      fecha: '2090-03-01',
      liquidada: 1,
      regIni: 9000,
      regFin: 9300,
      civica: 35,
      tiquetes: 4,
      comentario: 'Varado',
    })
    await aLiquidacion(testApp.db, {
      busNumero: '303',
      conductorUuid: uuid,
      fecha: '2026-02-01',
      regFin: 1000,
    })
    await aGasto(testApp.db, stored.uuid, { nombre: 'Lavado', valor: 8000 })
  })
  afterAll(() => testApp.close())

  const TITLES = 'Fecha;Bus;Documento del conductor;Viajes;Reg. inicial;Reg. final;Sensor'
  const CAJA = 'Los días anteriores entran en la caja de hoy'
  const cells = () => within(screen.getByRole('grid', { name: 'Filas del archivo' }))

  async function read(...lines: string[]) {
    await openTable(testApp, '/')
    const dialog = await openDialog(user, 'Importar', 'Importar liquidaciones')
    await user.upload(screen.getByLabelText('Archivo'), new File([lines.join('\n')], 'marzo.csv'))
    const next = async () => {
      const button = await screen.findByRole('button', { name: 'Siguiente' })
      await waitFor(() => expect(button).toBeEnabled())
      await user.click(button)
    }
    await next()
    return dialog
  }

  test('an empty cell leaves what is stored as it is', async () => {
    const { press } = await read(
      `${TITLES};Cívica;Tiquetes;Comentario;Liquidada;Aseo`,
      '01/03/2090;303;71234567;6;9000;9400;350;;;;;6000',
    )
    await user.click(await screen.findByLabelText('Corregir las que ya existen'))
    await screen.findByText('Corregir 1 liquidación')
    expect(screen.queryByLabelText(CAJA)).not.toBeInTheDocument()
    await press('Importar')
    await toast('Importación terminada: 1 liquidación.')
    expect(await testApp.db.selectFrom('liquidaciones').selectAll().executeTakeFirst()).toMatchObject({
      regFin: 9400,
      civica: 35,
      tiquetes: 4,
      comentario: 'Varado',
      liquidada: 1,
    })
    expect(
      await testApp.db.selectFrom('gastos').select(['nombre', 'valor']).orderBy('nombre').execute(),
    ).toEqual([
      { nombre: 'Aseo', valor: 6000 },
      { nombre: 'Lavado', valor: 8000 },
    ])
  })

  test('what is missing in a column that the file has not is shown, and written there', async () => {
    await read(`${TITLES};Deuda`, '02/03/2026;303;71234567;6;1000;1300;350;45000')
    expect(await screen.findByText('1 fila, 1 con errores')).toBeVisible()
    expect(cells().getByText('La razón de la deuda es requerida.')).toBeVisible()
    await user.dblClick(document.querySelector('[role="gridcell"][data-field="campo.deudaRazon"]')!)
    await user.type(await cells().findByRole('textbox'), 'Descuadre{Enter}')
    expect(await screen.findByText('1 fila, sin errores')).toBeVisible()
  })

  test('a bus and a driver that are unknown are named on their row, one after the other', async () => {
    await read(TITLES, '02/03/2026;30E;71.234.576;6;1000;1300;350')
    expect(await screen.findByText('1 fila, 1 con errores')).toBeVisible()
    expect(cells().getByText('El bus 30E no existe.')).toBeVisible()
    await user.dblClick(cells().getByText('30E'))
    await user.type(await cells().findByRole('textbox'), '{Backspace}3{Enter}')
    expect(await cells().findByText('El conductor con documento 71.234.576 no existe.')).toBeVisible()
  })

  test('a day to come and a register that does not follow the last are warnings, and can be imported', async () => {
    await read(
      TITLES,
      '28/04/2090;303;71234567;6;1800;1900;90',
      '02/03/2026;303;71234567;6;1500;1700;190',
      '03/03/2026;303;71234567;6;1700;1800;90',
    )
    expect(await screen.findByText('3 filas, sin errores, 2 con advertencias')).toBeVisible()
    expect(cells().getByText('El 28 de abril de 2090 es posterior a hoy.')).toHaveTextContent(/^Fecha El 28/)
    expect(cells().getByText('1.500')).toBeVisible()
    expect(
      cells().getByText('Empieza en 1.500, no donde terminó la anterior (1.000), el 1 de febrero de 2026.'),
    ).toBeVisible()
    expect(screen.getByText('Crear 3 liquidaciones')).toBeVisible()
  })

  test('unlikely figures and a net below zero are said before they are stored, apart from errors', async () => {
    for (let day = 10; day < 20; day += 1)
      await aLiquidacion(testApp.db, {
        busNumero: '303',
        fecha: `2025-01-${day}`,
        viajes: 6,
        pasajerosReg: 330,
        sensor: 340,
      })
    const { dialog } = await read(
      `${TITLES};Cívica`,
      '02/06/2026;303;71234567;361;1000;1330;340;4000',
      '03/06/2026;303;71234567;6;1330;1331;340;0',
    )
    await screen.findByText('2 filas, sin errores, 2 con advertencias')
    const said = () => readable(dialog.textContent)
    await waitFor(() => expect(said()).toMatch(/neto negativo/i))
    expect(said()).toMatch(/Cívica y tiquetes \(4\.000 y 0\) superan los pasajeros/)
    expect(said()).toMatch(/menos de la décima parte de lo usual/)
    expect(said()).toMatch(/Viajes 361 es más de diez veces lo usual/)
    await testApp.db.deleteFrom('liquidaciones').where('fecha', '<', '2026-01-01').execute()
  })

  test('whether days before today go to the till of today is asked, and no unless it is said', async () => {
    const { press } = await read(TITLES, '02/03/2026;303;71234567;6;1000;1400;350')
    const caja = await screen.findByLabelText(CAJA)
    expect(caja).not.toBeChecked()
    await user.click(caja)
    await press('Importar')
    await toast('Importación terminada: 1 liquidación.')
    const imports = await testApp.db.selectFrom('importaciones').select('enCaja').orderBy('enCaja').execute()
    expect(imports.map(({ enCaja }) => enCaja)).toEqual([0, 1])
  })

  test('what settlements come to is said before they are stored', async () => {
    const { dialog } = await read(
      TITLES,
      '01/04/2026;303;71234567;6;1300;1700;350',
      '02/04/2026;303;71234567;6;1700;1800;90',
    )
    await screen.findByText('Crear 2 liquidaciones')
    expect(readable(dialog.textContent)).toContain(
      'Suman 500 pasajeros y $ 1.293.000 por registradora, 416 y $ 1.082.556 por sensor.',
    )
  })
})
