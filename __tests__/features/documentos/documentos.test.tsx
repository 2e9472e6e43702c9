/** The forms of the papers, and the preview of unissued ones, computed by the real server on 27 November 2090. */
import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { aConductor, aContrato, aDeuda, aLiquidacion, paid } from '../../server/builders'
import { clearCompany } from '../../server/testServer'
import { downloads, textOf } from '../../setup/files'
import { anotherHost } from '../../setup/head'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  buttonOf,
  dialogTitled,
  field,
  fillIn,
  hands,
  inDialog,
  readable,
  toast,
  toasts,
} from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp({ now: '2090-11-27T17:00:00Z' })
})
beforeEach(() => clearCompany(testApp.db))
afterAll(() => testApp.close())

/** A driver who left on 4 October and owes 900.000. */
async function anaLeaves() {
  const { uuid } = await aConductor(testApp.db, {
    documento: '10',
    nombre: 'Ana Álvarez',
    valido: 0,
    fechaUltimoRetiro: '2090-10-04',
  })
  await aContrato(testApp.db, uuid, {
    desde: '2089-01-01',
    hasta: '2090-10-04',
    cesantiasDesde: '2090-01-01',
    vacacionesPrevias: 15,
  })
  await paid(testApp.db, uuid, {
    '2089-10-05': 12_000_000,
    '2090-02-20': 12_000_000,
    '2090-10-04': 12_000_000,
  })
  await aDeuda(testApp.db, uuid, { valor: 900_000 })
}

const open = async (kind: string, usuario = 'consulta') => {
  const view = await testApp.open(`/documentos?tipo=${kind}`, usuario)
  await screen.findByText('Generar')
  return view
}
const generate = () => user.click(buttonOf('Generar'))

// Begins, since the board's answer stays until the record of changes grows.
test('what is due leads to its form, whose preview has the month and the year', async () => {
  await anaLeaves()
  await testApp.open('/documentos', 'consulta')
  const due = await screen.findByText('Emitir hasta el 20 de diciembre', { selector: 'a' })
  expect(due.closest('div')).toHaveTextContent(/^Prima por emitir\d+Emitir hasta el 20 de diciembre$/)
  await user.click(due)
  await waitFor(() => expect(field('Mes')).toHaveValue('12'))
  // Generar issues nothing.
  expect(buttonOf('Generar')).toHaveClass('MuiButton-outlined')
  await user.click(buttonOf('Vista previa'))
  const { field: at } = inDialog(user, await dialogTitled('Vista previa: Prima de diciembre de 2090'))
  await waitFor(() => expect(at('Año')).toHaveAttribute('placeholder', '2090'))
})

describe('Generar', () => {
  test('downloads the PDF of a driver, retired ones too, or says why not beside the form', async () => {
    const { uuid } = await aConductor(testApp.db, {
      documento: '1002',
      nombre: 'Beto Bernal',
      valido: 0,
      fechaUltimoRetiro: '2090-11-20',
    })
    const files = downloads()
    const { store } = await open('vacaciones')
    await fillIn(user, field('Conductor'), 'bernal')
    await generate()
    const message = 'Beto Bernal no tiene liquidaciones en su último año de servicio.'
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect([toasts(), files]).toEqual([[], []])

    // Another attempt begins without it.
    await aLiquidacion(testApp.db, { conductorUuid: uuid, fecha: '2090-11-20', salarioSensor: 240_000 })
    await generate()
    await waitFor(() => expect(files).toHaveLength(1))
    const archivo = `Vacaciones_${today()}.pdf`
    expect(files[0]?.name).toBe(archivo)
    expect(await textOf(files[0]!.content)).toMatch(/^%PDF/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    // Downloads never enter the store.
    const mutations = Object.values(store.getState().api.mutations)
    expect(mutations.map((mutation) => mutation?.data)).toEqual([{ archivo }])
  })

  test('says that the document could not be made when the server does not answer as it should', async () => {
    await open('prima')
    await user.selectOptions(field('Mes'), 'Junio')
    const send = globalThis.fetch
    const answers = [
      async () => Response.json({ mensaje: 'Detalle interno' }, { status: 500 }),
      async () => new Response('<h1>Bad Request</h1>', { status: 400 }),
      async () => Response.json({ mensaje: ['Detalle interno'] }, { status: 400 }),
      () => Promise.reject(new TypeError('fetch failed')),
    ]
    for (const answer of answers) {
      globalThis.fetch = answer
      await generate()
      expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo generar el documento.')
      await screen.findByText('Generar')
    }
    expect(toasts()).toEqual([])
    globalThis.fetch = send
  })

  test('says before another host that a document without a call is not there yet, and sends nothing', async () => {
    await anaLeaves()
    anotherHost()
    await open('liquidacion-antigua')
    await fillIn(user, field('Conductor'), 'ana')
    await fillIn(user, field('Año'), '1989')
    await fillIn(user, field('Valor'), '0')
    await generate()
    expect(await screen.findByText('Este documento aún no está disponible.')).toBeVisible()
    expect(testApp.calls.filter((call) => !/^GET .*\/(conductores|buses)/.test(call))).toEqual([])
  })
})

test('another document, which the address keeps, asks before it throws typed rows away', async () => {
  const { router } = await open('liquidacion-antigua')
  await fillIn(user, field('Año'), '1989')
  await user.selectOptions(field('Documento'), 'Prima')
  await user.click(await screen.findByText('Seguir editando'))
  expect(field('Año')).toHaveValue('1989')
  await user.selectOptions(field('Documento'), 'Prima')
  await user.click(await screen.findByText('Salir sin guardar'))
  expect(await screen.findByLabelText('Mes')).toBeVisible()
  expect(router.state.location.search).toBe('?tipo=prima')
})

test('Limpiar Cesantías clears at once, and Deshacer brings back what was typed', async () => {
  await open('liquidacion-antigua')
  const undo = () => screen.queryByText('Deshacer', { selector: 'button' })
  await fillIn(user, field('Año'), '1989')
  await user.click(buttonOf('Limpiar Cesantías'))
  expect(field('Año')).toHaveValue('')
  await user.click(undo()!)
  expect(field('Año')).toHaveValue('1989')
  expect(buttonOf('Limpiar Cesantías')).toHaveFocus()
  expect(undo()).not.toBeInTheDocument()

  // Something else has been typed since.
  await user.click(buttonOf('Limpiar Cesantías'))
  await fillIn(user, field('Año'), '1990')
  expect(undo()).not.toBeInTheDocument()
  await fillIn(user, field('Año'), '')
  await user.click(buttonOf('Limpiar Cesantías'))
  // There was nothing to bring back.
  expect(undo()).not.toBeInTheDocument()
})

const TITLES: Record<string, string> = {
  prima: 'Prima de diciembre de 2090',
  vacaciones: 'Vacaciones',
  liquidacion: 'Liquidación',
  bono: 'Bono de diciembre',
  'liquidacion-antigua': 'Liquidación Antigua',
}
async function preview(
  kind: string,
  from: Readonly<Record<string, string>>,
  button = 'Generar',
  usuario?: string,
) {
  await open(kind, usuario)
  await inDialog(user, document.body).fill(from)
  await user.click(buttonOf(button))
  return inDialog(user, await dialogTitled(`Vista previa: ${TITLES[kind]}`))
}

/** Rows of the dialog's table, cell by cell. */
const tableIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => readable(textContent)),
  )
const total = (dialog: HTMLElement) => tableIn(dialog).at(-1)?.at(-1)
const isCurrent = (dialog: HTMLElement) =>
  waitFor(() => expect(within(dialog).getByLabelText('Valores')).toHaveAttribute('aria-busy', 'false'))
const asked = () => testApp.calls.filter((call) => call.includes('/previa'))

test('Liquidación shows each step, follows what is typed and downloads the same', async () => {
  const files = downloads()
  await anaLeaves()
  const liquidacion = await preview('liquidacion', { Conductor: 'ana' })
  const { dialog, fill, press, errors, banner, field: at } = liquidacion
  expect(at('Fecha de retiro')).toHaveFocus()
  await isCurrent(dialog)
  // 36.000.000 of a year: base 3.000.000; 12.000.000 of 94 days: base 3.829.787,23.
  expect(tableIn(dialog)).toEqual([
    ['Cesantías', '01/01/90', '04/10/90', '274', '$ 3.000.000', '$ 2.283.333'],
    ['Intereses de las cesantías', '01/01/90', '04/10/90', '274', '$ 2.283.333', '$ 208.544'],
    ['Prima de servicios', '01/07/90', '04/10/90', '94', '$ 3.829.787,23', '$ 1.000.000'],
    ['Vacaciones compensadas', '01/01/89', '04/10/90', '11,42', '$ 3.000.000', '$ 1.141.667'],
    ['Total', '', '', '', '', '$ 4.633.544'],
  ])
  expect(dialog).toHaveTextContent('Coonatra, 01/01/89 – 04/10/90')
  expect(dialog).toHaveTextContent(/Debe \$\s900.000\. Máximo \$\s2.141.667\./)

  await fill({ 'Deuda a descontar': '2141668' })
  await waitFor(() => expect(Object.values(errors())).toHaveLength(1))
  expect(readable(errors()['Deuda a descontar'])).toBe('Supera lo que debe: $ 900.000.')
  expect(banner()).not.toBeInTheDocument()
  await fill({ 'Deuda a descontar': '900000' })
  await waitFor(() => expect(total(dialog)).toBe('$ 3.733.544'))
  await isCurrent(dialog)
  expect(errors()).toEqual({})

  await press('Descargar sin emitir')
  await waitFor(() => expect(files[0]?.name).toMatch(/^Liquidacion_.+\.pdf$/))
  expect(asked().at(-1)).toBe('POST /api/documentos/previa/pdf')
})

test('the legal minimum, days that could not be worked and an end that is not confirmed are the clerk’s', async () => {
  await anaLeaves()
  const { dialog, fill, press, field: at } = await preview('liquidacion', { Conductor: 'ana' })
  await isCurrent(dialog)
  expect(within(dialog).queryByLabelText('Usar el salario mínimo como base')).not.toBeInTheDocument()
  await press('Agregar licencias no remuneradas')
  expect(at('Desde')).toHaveFocus()
  await fill({ Desde: '01/03/90', Hasta: '30/03/90' })
  // 274 − 30 days of 36.000.000 ÷ 330 × 30.
  await waitFor(() => expect(tableIn(dialog)[0]?.[3]).toBe('244'))
  await press('Quitar licencias no remuneradas 1')
  await waitFor(() => expect(tableIn(dialog)[0]?.[3]).toBe('274'))
  await fill({ 'Fecha de retiro': '30/09/90' })
  await within(dialog).findByText('Confirme el contrato con su fecha de retiro.')
  await user.click(within(dialog).getByText('Corregir'))
  await user.click(await screen.findByText('Salir sin guardar'))
  await screen.findByRole('tab', { name: 'Contratos', selected: true })
})

test('the minimum stands for a lower base where the box is ticked', async () => {
  const { uuid } = await aConductor(testApp.db, { documento: '10', nombre: 'Ana Álvarez' })
  await paid(testApp.db, uuid, { '2090-11-01': 100_000, '2090-11-27': 100_000 })
  const { dialog, field: at } = await preview('liquidacion', { Conductor: 'ana' })
  await isCurrent(dialog)
  expect(dialog).toHaveTextContent('sin confirmar')
  await screen.findByText(/^Vacaciones pendientes: [\d.,]+ días hábiles$/)
  const before = total(dialog)
  await user.click(await waitFor(() => at('Usar el salario mínimo como base')))
  await waitFor(() => expect(total(dialog)).not.toBe(before))
  await within(dialog).findAllByText(/^La base es el salario mínimo legal/)
})

test('Vacaciones are previewed beside their own call, enjoyed or in money', async () => {
  await anaLeaves()
  const vacaciones = await preview('vacaciones', { Conductor: 'ana' }, 'Vista previa')
  const { dialog, fill, errors } = vacaciones
  // Names the driver before the days are typed.
  expect(dialog).toHaveTextContent('Ana Álvarez Corregir')
  // The contract ends in 2090: nothing is said of days that are still to be worked.
  expect(screen.getByText('Debe $ 900.000')).toBeInTheDocument()
  expect(screen.queryByText(/^Vacaciones pendientes/)).not.toBeInTheDocument()
  await fill({ Vacaciones: 'Compensadas', Días: '10' })
  await waitFor(() => expect(total(dialog)).toBe('$ 1.000.000'))
  await fill({ Vacaciones: 'Disfrutadas', Desde: '01/09/90', Hasta: '05/09/90' })
  await within(dialog).findByText('4 días hábiles: se pagan los 5 días calendario')
  await fill({ Desde: '01/10/90', Hasta: '05/10/90' })
  await waitFor(() => expect(errors()).toEqual({ Hasta: 'Está fuera del contrato.' }))
})

test('Prima begins with those unticked who have left or whose paper cannot be issued, with the reason, and one box ticks all', async () => {
  await anaLeaves()
  const { uuid } = await aConductor(testApp.db, { documento: '11', nombre: 'Beto' })
  await paid(testApp.db, uuid, { '2090-11-01': 9_000_000 })
  const { dialog, press, field: at } = await preview('prima', { Mes: 'Diciembre' }, 'Vista previa')
  await isCurrent(dialog)
  const [ana, beto] = [at('Ana Álvarez'), at('Beto')]
  expect([ana.checked, beto.checked]).toEqual([false, false])
  expect(tableIn(dialog)).toEqual([
    [
      'Falta confirmar el contrato (1) Confirmar el contrato',
      '',
      '',
      '',
      expect.stringMatching(/^\$ \d/),
      '',
      '',
    ],
    ['Beto', 'Coonatra', '147', expect.any(String), expect.any(String), expect.any(String), ''],
    ['Retirados (1)', '', '', '', '$ 1.000.000', '', ''],
    [
      'Ana Álvarez',
      'Coonatra',
      '94',
      '$ 3.829.787',
      '$ 1.000.000',
      expect.stringMatching(/^Retirado el 04\/10\/90\./),
      '',
    ],
  ])
  expect(dialog).toHaveTextContent('Conductor (2)')
  expect(buttonOf('Descargar sin emitir', dialog)).toBeDisabled()
  await user.click(ana)
  await waitFor(() => expect(readable(dialog.textContent)).toContain('Coonatra (1): $ 1.000.000'))
  expect(buttonOf('Descargar sin emitir', dialog)).toBeEnabled()

  expect(at('Marcar todos')).toBePartiallyChecked()
  await user.click(at('Marcar todos'))
  expect([ana, beto, at('Marcar todos')].every((box) => box.checked)).toBe(true)
  await user.click(at('Marcar todos'))
  expect([ana, beto].some((box) => box.checked)).toBe(false)
  await press('Ajustes de Beto')
  expect(within(dialog).getByText('Corregir')).toHaveAttribute('href', '/conductores/11?seccion=contratos')
})

test('the proposed contracts are confirmed without leaving the preview, but for the unticked, in one action', async () => {
  for (const nombre of ['Ana', 'Beto', 'Carla']) {
    const { uuid } = await aConductor(testApp.db, { nombre })
    await paid(testApp.db, uuid, { '2090-11-01': 9_000_000 })
  }
  const { dialog } = await preview('prima', { Mes: 'Diciembre' }, 'Vista previa', 'editor')
  await isCurrent(dialog)
  await user.click(await within(dialog).findByText('Confirmar los 3 propuestos'))
  const confirming = inDialog(user, await dialogTitled('Confirmar contratos'))
  await user.click(confirming.field('Beto'))
  await confirming.fill({ 'Desde de Carla': '01/08/90' })
  await confirming.press('Confirmar los marcados')
  await confirming.closed()
  await toast('2 contratos confirmados.')
  await waitFor(() =>
    expect(tableIn(dialog).map(([name]) => name)).toEqual([
      'Listas para emitir (2)',
      'Ana',
      'Carla',
      'Falta confirmar el contrato (1) Confirmar el contrato',
      'Beto',
    ]),
  )
  const stored = await testApp.db.selectFrom('contratos').select('desde').execute()
  expect(stored).toContainEqual({ desde: '2090-08-01' })
  const changes = testApp.db.selectFrom('cambios').select('grupo').distinct()
  expect(await changes.where('sustantivo', '=', 'contratos').execute()).toHaveLength(1)
})

test('a driver’s own ranges and minimum are corrected in his row, whose warnings stand there', async () => {
  const { uuid } = await aConductor(testApp.db, { documento: '1.020 A', nombre: 'Carla' })
  await aContrato(testApp.db, uuid, { desde: '2090-07-01' })
  await paid(testApp.db, uuid, { '2090-07-01': 1_000_000, '2090-11-27': 1_000_000 })
  const other = await aConductor(testApp.db, { documento: '11', nombre: 'Darío' })
  await aContrato(testApp.db, other.uuid, { desde: '2090-07-01' })
  await paid(testApp.db, other.uuid, { '2090-07-01': 9_000_000, '2090-11-27': 9_000_000 })
  const {
    dialog,
    press,
    fill,
    errors,
    field: at,
  } = await preview('prima', { Mes: 'Diciembre' }, 'Vista previa')
  await isCurrent(dialog)
  const valueOf = (name: string) =>
    tableIn(dialog)
      .find(([cell]) => cell?.startsWith(name))
      ?.at(4)
  const [carla, dario] = [valueOf('Carla'), valueOf('Darío')]
  expect(within(dialog).queryByLabelText('Advertencias')).not.toBeInTheDocument()

  await press('Ajustes de Carla')
  expect(within(dialog).getByLabelText('Advertencias')).toHaveTextContent(/mínimo/)
  await user.click(at('Usar el salario mínimo como base'))
  await waitFor(() => expect(valueOf('Carla')).not.toBe(carla))
  await press('Agregar días neutrales')
  await fill({ Desde: '01/08/90', Hasta: '30/08/90', Motivo: 'Taller' })
  await press('Ajustes de Darío')
  expect(within(dialog).queryByText('Taller')).not.toBeInTheDocument()
  await press('Agregar días neutrales')
  await fill({ Desde: '01/09/90', Hasta: '30/09/90' })
  await waitFor(() => expect(valueOf('Darío')).not.toBe(dario))
  await isCurrent(dialog)
  await press('Ajustes de Carla')
  expect(at('Motivo')).toHaveValue('Taller')
  // A row with what is not valid stays open.
  await fill({ Hasta: '01/07/90' })
  await press('Ajustes de Darío')
  expect(errors()).toEqual({ Hasta: 'No puede ser antes de Desde.' })
  expect(asked().every((call) => call === 'POST /api/documentos/previa')).toBe(true)
})

test('Bono asks for days, and pays those who are ticked', async () => {
  const files = downloads()
  await anaLeaves()
  const { uuid } = await aConductor(testApp.db, { documento: '11', nombre: 'Beto' })
  await aContrato(testApp.db, uuid, { desde: '2090-01-01' })
  await paid(testApp.db, uuid, { '2090-01-01': 30_000_000, '2090-11-27': 3_000_000 })
  const { dialog, fill, press, errors } = await preview('bono', { Mes: 'Diciembre' })
  await press('Descargar sin emitir')
  await waitFor(() => expect(errors()).toEqual({ 'Días de salario': 'Los días son requeridos.' }))
  await fill({ 'Días de salario': '15' })
  await waitFor(() =>
    expect(tableIn(dialog).map(([name]) => name)).toEqual([
      'Listas para emitir (1)',
      'Beto',
      'Retirados (1)',
      'Ana Álvarez',
    ]),
  )
  await press('Descargar sin emitir')
  await waitFor(() => expect(files[0]?.name).toMatch(/^Bono_.+\.pdf$/))
})

test('one press leaves out of a settlement the years that are deposited', async () => {
  await anaLeaves()
  await testApp.db.updateTable('contratos').set({ cesantiasDesde: null }).execute()
  const { dialog, press } = await preview('liquidacion', { Conductor: 'ana' }, 'Generar', 'editor')
  await within(dialog).findByText('Incluye cesantías de 2089: ¿ya se consignaron?')
  await press('Poner «Cesantías desde» el 1 de enero de 2090')
  await waitFor(() => expect(total(dialog)).toBe('$ 4.633.544'))
  expect(tableIn(dialog)[0]?.[1]).toBe('01/01/90')
  expect(dialog).not.toHaveTextContent('¿ya se consignaron?')
})

test('Liquidación Antigua, of the driver whom the address names, adds the typed years, whose refusal names them', async () => {
  await anaLeaves()
  await open('liquidacion-antigua&documento=10')
  await waitFor(() => expect(field('Conductor')).toHaveValue('Ana Álvarez'))
  await fillIn(user, field('Año'), '2090')
  await fillIn(user, field('Valor'), '1000000')
  await generate()
  expect(await screen.findByRole('alert')).toHaveTextContent('Las cesantías de 2090 se calculan aparte')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  await fillIn(user, field('Año'), '2089')
  await generate()
  const { dialog, field: at } = inDialog(user, await dialogTitled('Vista previa: Liquidación Antigua'))
  await waitFor(() => expect(tableIn(dialog)[1]?.[0]).toBe('Intereses de cesantías de años anteriores'))
  await user.click(at('Intereses ya pagados'))
  await waitFor(() => expect(tableIn(dialog)[1]?.[0]).toBe('Cesantías'))
})
