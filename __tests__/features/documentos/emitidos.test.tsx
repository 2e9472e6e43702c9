/** Papers are issued, listed, annulled and replaced, by the real server on 27 November 2026. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { tagsOf } from '../../../src/api/client/tags'
import { pesos } from '../../../src/ui/texts/formats'
import { aConductor, aContrato, aLiquidacion, paid } from '../../server/builders'
import { issue } from '../../server/documentos/issue'
import { aLeaver } from '../../server/emitidos/issuer'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  buttonOf,
  cellThatSays,
  chooseRow,
  columnTexts,
  columns,
  dialogTitled,
  field,
  fillIn,
  hands,
  inDialog,
  openForm,
  readable,
  rowOf,
  toast,
  waitForColumn,
} from '../../setup/screen'

let testApp: TestApp
const user = hands()
/** Addresses of the tabs that were opened, and names of the files that were downloaded. */
const tabs: string[] = []
const downloads: string[] = []
/** A browser that opens no tab by itself answers null. */
let opensTabs = true

beforeAll(async () => {
  testApp = await openTestApp({ now: '2026-11-27T17:00:00Z' })
  let blobs = 0
  URL.createObjectURL = () => `blob:${(blobs += 1)}`
  URL.revokeObjectURL = () => undefined
  window.open = (url) => {
    if (opensTabs) tabs.push(String(url))
    return opensTabs ? window : null
  }
  HTMLAnchorElement.prototype.click = function () {
    downloads.push(this.download)
  }
})
beforeEach(() => {
  opensTabs = true
  tabs.length = 0
  downloads.length = 0
})
afterAll(() => testApp.close())

/** Opens the preview of somebody's paper, once its figures stand there. */
async function preview(usuario: string, kind: string, title: string, from: Readonly<Record<string, string>>) {
  cleanup()
  await testApp.open(`/documentos?tipo=${kind}`, usuario)
  await screen.findByText('Generar')
  for (const [label, text] of Object.entries(from)) {
    const control = field(label)
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, text)
    else await fillIn(user, control, text)
  }
  await user.click(kind === 'prima' ? buttonOf('Vista previa') : buttonOf('Generar'))
  const form = inDialog(user, await dialogTitled(`Vista previa: ${title}`))
  await isCurrent(form.dialog)
  return form
}
const leaving = (usuario: string, nombre: string) =>
  preview(usuario, 'liquidacion', 'Liquidación', { Conductor: nombre })
const isCurrent = (dialog: HTMLElement) =>
  waitFor(() => expect(within(dialog).getByLabelText('Valores')).toHaveAttribute('aria-busy', 'false'))
const reasonIn = (dialog: HTMLElement) => readable(dialog.querySelector('p[role="status"]')?.textContent)
/** Answers the question that comes once. */
async function confirm(verb: string) {
  const question = inDialog(user, await dialogTitled(`Revise antes de ${verb.toLowerCase()}`))
  expect(readable(question.dialog.textContent)).toMatch(/\$ \d[\d.]+/)
  expect(question.dialog).toHaveTextContent(`Un documento emitido no se edita. ¿${verb} así?`)
  await question.press(verb)
}
const sent = () => testApp.calls.filter((call) => !call.startsWith('GET') && call.includes('/emitidos'))
const papersOf = async (conductorUuid: string) =>
  testApp.db.selectFrom('emitidos').selectAll().where('conductorUuid', '=', conductorUuid).execute()
const total = (dialog: HTMLElement) =>
  readable([...dialog.querySelectorAll('tbody tr')].at(-1)?.lastChild?.textContent)
const textOf = ({ textContent }: HTMLElement) => readable(textContent)
const rowIn = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('row', { name: new RegExp(name) })

/** Earns so much in the half-year. */
async function worker(nombre: string, empresa: string, salario: number) {
  const { uuid } = await aConductor(testApp.db, { nombre, empresa })
  await aContrato(testApp.db, uuid, { desde: '2026-07-01', empresa })
  await paid(testApp.db, uuid, { '2026-07-01': salario, '2026-11-26': salario })
}
const december = (usuario: string) =>
  preview(usuario, 'prima', 'Prima de diciembre de 2026', { Mes: 'Diciembre' })

test('a month’s papers are issued of the ticked drivers, and listed', async () => {
  await worker('Carla', 'Uno', 9_000_000)
  await worker('Darío', 'Dos', 8_000_000)
  await worker('Elena', 'Uno', 7_000_000)
  const { press, dialog, field: at, closed } = await december('editor')
  expect(textOf(dialog)).toMatch(/Uno \(2\): .* · Dos \(1\): .* · Total \(3\): \$ \d/)
  expect(buttonOf('Emitir 3 documentos', dialog)).toBeEnabled()
  await user.click(at('Elena'))
  await isCurrent(dialog)
  expect(textOf(dialog)).toContain('Uno (1): ')
  await press('Emitir 2 documentos')
  await confirm('Emitir')
  await closed()
  await toast('Documentos emitidos. Prima 2026-1 y 1 más')
  await screen.findByRole('button', { name: 'Emitidos', pressed: true })
  await waitFor(() => expect(tabs).toHaveLength(1))
  expect(testApp.calls).toContainEqual(expect.stringMatching(/pdf\?uuid=[^&]+&grupo=true$/))
  await waitFor(() => expect(columnTexts('Conductor').sort()).toEqual(['Carla', 'Darío']))
  expect(columnTexts('Número')).toEqual(['2026-1', '2026-1'])

  const again = await december('editor')
  expect(textOf(rowIn(again.dialog, 'Carla'))).toContain('Prima 2026-1')
  expect(again.field('Carla')).toBeDisabled()
  expect(again.field('Carla')).not.toBeChecked()
  expect(again.field('Elena')).toBeChecked()
  expect(buttonOf('Emitir', again.dialog)).toBeEnabled()

  // A paper in the place of another keeps its year.
  expect(again.field('Año')).toBeEnabled()
  cleanup()
  // Who has left since begins unticked among others, but not in the place of their own paper.
  const carla = testApp.db.selectFrom('conductores').select('uuid').where('nombre', '=', 'Carla')
  await testApp.db
    .updateTable('contratos')
    .set({ hasta: '2026-11-26' })
    .where('conductorUuid', 'in', carla)
    .execute()
  await testApp.open('/documentos?ver=emitidos&tipo=prima', 'admin')
  await chooseRow(user, 'Carla')
  await user.click(buttonOf('Reemplazar'))
  const replacing = await dialogTitled('Vista previa: Prima de diciembre de 2026')
  expect(replacing).toHaveTextContent('Reemplaza al n.º 2026-1')
  expect(within(replacing).queryByLabelText('Año')).toBeNull()
  await waitFor(() => expect(buttonOf('Reemplazar', replacing)).toBeEnabled())
})

test('a paper is issued after one question, named and opened', async () => {
  const { uuid, nombre } = await aLeaver(testApp.db)
  const { press, fill, closed, dialog } = await leaving('editor', nombre)
  await fill({ 'Deuda a descontar': '99999999' })
  // Leaves the words to the field.
  await waitFor(() => expect(reasonIn(dialog)).toBe('Corrija lo señalado.'))
  await fill({ 'Deuda a descontar': '300000' })
  expect(buttonOf('Emitir', dialog)).toBeDisabled()
  expect(reasonIn(dialog)).toBe('Calculando…')
  await waitFor(() => expect(buttonOf('Emitir', dialog)).toBeEnabled())
  const shown = total(dialog)
  await press('Emitir')
  await confirm('Emitir')
  await closed()
  await toast('Documento emitido. Liquidación 2026-1')
  await waitFor(() => expect(tabs).toHaveLength(1))
  expect(downloads).toEqual([])
  const [paper, ...others] = await papersOf(uuid)
  expect(others).toEqual([])
  expect(`$ ${paper?.valor.toLocaleString('es-CO')}`).toBe(shown)
  expect(sent()).toEqual(['POST /api/emitidos'])

  // Again, its days are paid already.
  const again = await leaving('editor', nombre)
  expect(buttonOf('Emitir', again.dialog)).toBeDisabled()
  expect(reasonIn(again.dialog)).toContain('Liquidación 2026-1')
})

test('who only consults issues nothing and reads why', async () => {
  const { nombre } = await aLeaver(testApp.db)
  const { dialog } = await leaving('consulta', nombre)
  expect(buttonOf('Emitir', dialog)).toBeDisabled()
  expect(reasonIn(dialog)).toBe('Su usuario no tiene permiso para esto.')
  expect(buttonOf('Descargar sin emitir', dialog)).toBeEnabled()
})

const correct = ({ uuid, busNumero }: { uuid: string; busNumero: string }) =>
  aLiquidacion(testApp.db, {
    conductorUuid: uuid,
    busNumero,
    fecha: '2026-05-16',
    liquidada: 1,
    salarioSensor: 900_000,
    salarioReg: 900_000,
  })

test('what changed meanwhile is said in the dialog, whose figures are asked for anew and whose fields stay', async () => {
  const leaver = await aLeaver(testApp.db)
  const { uuid, nombre, documento } = leaver
  const { press, fill, field: at, dialog, banner, closed } = await leaving('editor', nombre)
  await fill({ 'Otros devengados': '50000' })
  await fill({ 'Motivo de otros devengados': 'Festivo' })
  await waitFor(() => expect(buttonOf('Emitir', dialog)).toBeEnabled())
  const before = total(dialog)
  await correct(leaver)
  await press('Emitir')
  await confirm('Emitir')
  await waitFor(() =>
    expect(banner()).toHaveTextContent(`Los datos de ${nombre} cambiaron: revise la vista previa.`),
  )
  await waitFor(() => expect(total(dialog)).not.toBe(before))
  await isCurrent(dialog)
  expect(banner()).toHaveTextContent('cambiaron')
  expect(at('Otros devengados')).toHaveValue('50.000')
  expect(await papersOf(uuid)).toEqual([])
  // The sum is another, and is asked again. A browser that opens no tab by itself downloads the paper.
  opensTabs = false
  await press('Emitir')
  await confirm('Emitir')
  await closed()
  expect(await papersOf(uuid)).toHaveLength(1)
  await waitFor(() =>
    expect(downloads).toEqual([expect.stringMatching(`^liquidacion-2026-\\d+-${documento}.pdf$`)]),
  )
})

test('an answer that is lost issues nothing twice', async () => {
  const { uuid, nombre } = await aLeaver(testApp.db)
  const { press, dialog, banner } = await leaving('editor', nombre)
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method } = request
    const answer = await send(request)
    if (method === 'POST' && url.endsWith('/api/emitidos')) throw new TypeError('Failed to fetch')
    return answer
  }
  await press('Emitir')
  await confirm('Emitir')
  await waitFor(() => expect(banner()).toHaveTextContent('No hay conexión con el servidor.'))
  globalThis.fetch = send
  // The figures are asked for again and say what was issued.
  await waitFor(() => expect(reasonIn(dialog)).toMatch(/Liquidación 2026-\d/))
  expect(buttonOf('Emitir', dialog)).toBeDisabled()
  expect(await papersOf(uuid)).toHaveLength(1)
})

/** Has the paper of a driver who leaves issued, and opens the list of it. */
async function listed(usuario: string) {
  const leaver = await aLeaver(testApp.db)
  const { documento, uuid } = leaver
  await issue(testApp, '2026-11-27', { tipo: 'liquidacion', documento, datos: {} })
  const [paper] = await papersOf(uuid)
  const numero = `${paper?.anio}-${paper?.numero}`
  cleanup()
  const { store } = await testApp.open(
    `/documentos?ver=emitidos&tipo=liquidacion&documento=${documento}&anio=2026`,
    usuario,
  )
  await waitForColumn('Número', [numero])
  return { ...leaver, numero, store, paper: paper! }
}
const states = () => columnTexts('Estado')

test('the list finds by its search, tells what no longer agrees and replaces it', async () => {
  const leaver = await listed('admin')
  const { numero, uuid, nombre } = leaver
  expect(columnTexts('Conductor')).toEqual([nombre])
  expect(states()).toEqual(['Vigente'])
  // Asks of the page shown, and of papers that count.
  expect(testApp.calls.filter((call) => call.includes('coincidencia'))).toEqual([
    `GET /api/emitidos/coincidencia?uuids=${leaver.paper.uuid}`,
  ])

  await correct(leaver)
  cleanup()
  await testApp.open(`/documentos?ver=emitidos&documento=${leaver.documento}`, 'admin')
  await waitFor(() => expect(states()[0]).toMatch(/^Ya no coincide: \+ \$ \d/))
  const difference = Number(states()[0]?.replace(/\D/g, ''))

  await chooseRow(user, numero)
  await user.click(buttonOf('Reemplazar'))
  const { dialog, press, fill, closed } = inDialog(user, await dialogTitled('Vista previa: Liquidación'))
  expect(dialog).toHaveTextContent(`Reemplaza al n.º ${numero}`)
  await waitFor(() => expect(buttonOf('Reemplazar', dialog)).toBeEnabled())
  await fill({ Motivo: 'Corrección de mayo' })
  await waitFor(() => expect(buttonOf('Reemplazar', dialog)).toBeEnabled())
  await press('Reemplazar')
  await confirm('Reemplazar')
  await closed()
  const [former, present] = (await papersOf(uuid)).sort((a, b) => a.numero - b.numero)
  const renewed = `${present?.anio}-${present?.numero}`
  const replaced = `Reemplazado por ${renewed}`
  await waitFor(() => expect(states()).toEqual([`Reemplaza a ${numero}`, replaced]))
  // Neither is cut off in a cell of one line.
  for (const estado of states()) expect(cellThatSays(rowOf(estado), estado)).toHaveClass('envuelve')
  expect(former).toMatchObject({ anulado: 1, motivo: 'Corrección de mayo' })
  expect(present).toMatchObject({ reemplaza: former?.uuid, valor: Number(former?.valor) + difference })
  expect(screen.getByText('Total vigente').nextSibling).toHaveTextContent(readable(pesos(present?.valor)))

  // The form of another paper of the driver shows these beside it.
  cleanup()
  await testApp.open(`/documentos?tipo=vacaciones&documento=${leaver.documento}`, 'admin')
  await screen.findByText(`Liquidación · ${numero}`)
})

test('an ADMIN annuls with a reason, an EDITOR opens alone', async () => {
  const { numero, uuid } = await listed('admin')
  await chooseRow(user, numero)
  const { press, fill, closed, dialog } = await openForm(user, 'Anular', `Anular Liquidación ${numero}`)
  expect(dialog).toHaveTextContent('No se puede deshacer.')
  expect(buttonOf('Anular', dialog)).toHaveClass('MuiButton-colorError')
  await fill({ Motivo: 'Estaba repetido' })
  await press('Anular')
  await closed()
  await toast(`Documento anulado. Liquidación ${numero}`)
  await waitFor(() => expect(states()).toEqual(['Anulado']))
  expect(buttonOf('Reemplazar')).toBeEnabled()
  expect(buttonOf('Abrir')).toBeEnabled()
  expect(await papersOf(uuid)).toMatchObject([{ anulado: 1, motivo: 'Estaba repetido' }])

  const other = await listed('editor')
  await chooseRow(user, other.numero)
  tabs.length = 0
  await user.click(buttonOf('Abrir'))
  await waitFor(() => expect(tabs).toHaveLength(1))
  expect(buttonOf('Anular')).toBeDisabled()
  expect(buttonOf('Reemplazar')).toBeDisabled()
})

test('a change of the settlements asks for what agrees, and not for the list', async () => {
  const leaver = await listed('editor')
  testApp.calls.length = 0
  await correct(leaver)
  leaver.store.dispatch(
    api.util.invalidateTags(tagsOf([{ sustantivo: 'liquidaciones', liquidacionUuid: null }])),
  )
  await waitFor(() => expect(states()[0]).toMatch(/^Ya no coincide/))
  expect(testApp.calls.filter((call) => call.includes('/emitidos'))).toEqual([
    `GET /api/emitidos/coincidencia?uuids=${leaver.paper.uuid}`,
  ])
})

test('a driver’s page has the papers of that driver', async () => {
  const { documento, numero } = await listed('editor')
  cleanup()
  await testApp.open(`/conductores/${documento}?seccion=documentos`, 'consulta')
  await waitForColumn('Número', [numero])
  expect(columns()).not.toContain('Conductor')
  expect(rowOf(numero)).toHaveTextContent('Liquidación')
})
