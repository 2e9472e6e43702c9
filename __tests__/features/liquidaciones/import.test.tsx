/** Importing settlements that are there already: a file changes what it says, and nothing else. */
import { screen, waitFor, within } from '@testing-library/react'
import { aBus, aConductor, aGasto, aPasaje, aLiquidacion } from '../../server/builders'
import { openTable, openTestAppAt } from '../../setup/fleet'
import { openDialog, hands, readable, waitForColumn } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

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
  await aLiquidacion(testApp.db, { busNumero: '303', conductorUuid: uuid, fecha: '2026-02-01', regFin: 1000 })
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
  expect(await screen.findByText('Se corrigió 1 liquidación.')).toBeVisible()
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
      civica: 40,
      valorNetoReg: 700_000,
    })
  const { dialog } = await read(
    `${TITLES};Cívica`,
    '02/06/2026;303;71234567;6;1000;1330;340;4000',
    '03/06/2026;303;71234567;6;1330;1331;340;0',
    '04/06/2026;303;71234567;361;1331;1661;0;40',
    '05/06/2026;303;71234567;6;1661;1991;34500;40',
  )
  expect(await screen.findByText('4 filas, sin errores, 4 con advertencias')).toBeVisible()
  await screen.findByText('Crear 4 liquidaciones')
  const said = readable(dialog.textContent)
  for (const text of [
    /Cívica 4\.000 es más de diez veces lo usual/,
    /Cívica y tiquetes \(4\.000 y 0\) superan los pasajeros/,
    /menos de la décima parte de lo usual/,
    /Viajes 361 es más de diez veces lo usual/,
    /Sensor 34\.500 es más de cuatro veces lo usual/,
    /neto negativo/i,
  ])
    expect(said).toMatch(text)
  await testApp.db.deleteFrom('liquidaciones').where('fecha', '<', '2026-01-01').execute()
})

test('the rows are narrowed to those that are wrong, doubtful or left out', async () => {
  await read(
    `${TITLES};Cívica`,
    '02/06/2026;303;71234567;6;1000;1330;340;4000',
    '03/06/2026;303;71234567;6;1330;1660;340;9',
    'x;303;71234567;6;2320;2650;340;0',
  )
  await screen.findByText('3 filas, 1 con errores, 1 con advertencias')
  const shown = () => cells().getAllByRole('row').length - 1
  expect(shown()).toBe(1)
  for (const [option, count] of [
    ['Todas', 3],
    ['Con advertencias', 1],
    ['Por fuera', 0],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: 'Ver' }))
    await user.click(await screen.findByRole('option', { name: option }))
    await waitFor(() => expect(shown()).toBe(count))
  }
})

test('whether days before today go to the till of today is asked, and no unless it is said', async () => {
  const { press } = await read(TITLES, '02/03/2026;303;71234567;6;1000;1400;350')
  const caja = await screen.findByLabelText(CAJA)
  expect(caja).not.toBeChecked()
  await user.click(caja)
  await press('Importar')
  await screen.findByText('Se creó 1 liquidación.')
  const imports = await testApp.db.selectFrom('importaciones').select('enCaja').orderBy('enCaja').execute()
  expect(imports.map(({ enCaja }) => enCaja)).toEqual([0, 1])
})

test('what settlements come to is said before they are stored, and the list shows them', async () => {
  const { press, closed } = await read(
    TITLES,
    '01/04/2026;303;71234567;6;1300;1700;350',
    '02/04/2026;303;71234567;6;1700;1800;90',
  )
  const said = async () =>
    within(await screen.findByRole('table', { name: 'Lo que suma' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  const figures = [
    'DíaBusesPasajeros reg.Neto reg.Pasajeros sensorNeto sensor',
    'Total, 2 días1500$ 1.293.000416$ 1.082.556',
    '01/04/261400$ 1.031.400338$ 878.508',
    '02/04/261100$ 261.60078$ 204.048',
  ]
  await screen.findByText('Crear 2 liquidaciones')
  expect(await said()).toEqual(figures)
  await press('Importar')
  await screen.findByText('Se crearon 2 liquidaciones.')
  await user.click(screen.getByRole('link', { name: 'Ver en la lista' }))
  await closed()
  await waitForColumn('Fecha', ['2 de abril de 2026', '1 de abril de 2026'])
})
