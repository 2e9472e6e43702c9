import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { sumarDias } from '../../../src/contract/fechas'
import type { FestivoPropuesto } from '../../../src/contract/festivos'
import { unFestivo } from '../../server/builders'
import { observarLlamadas, responderCon } from '../../setup/calls'
import { abrirTabla, unDia, vaciar } from '../../setup/fleet'
import { abrirFormulario, avisos, columna, esperarColumna, manos } from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/festivos')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const anioDeHoy = Number(today().slice(0, 4))
const PUBLICADAS = (llamadas: string[]) => llamadas.filter((llamada) => llamada === 'POST /api/festivos')

/** Opens the proposal for a year and waits for its list. */
async function proponer(anio: number) {
  const dialogo = await abrirFormulario(user, 'Proponer festivos', 'Proponer festivos')
  await dialogo.llenar({ Año: String(anio) })
  const lista = await within(dialogo.dialogo).findByRole('list', { name: `Festivos de ${anio}` })
  return { ...dialogo, lista }
}

/** Leaves only these days ticked. */
async function marcarSolo(lista: HTMLElement, pulsar: (boton: string) => Promise<void>, dias: RegExp[]) {
  await pulsar('Desmarcar todos')
  for (const dia of dias) await user.click(within(lista).getByLabelText(dia))
}

const primeroDeEnero = (anio: number) => `1 de enero de ${anio}: Año Nuevo`

test('adds the ticked holidays, one call each, and says how many', async () => {
  const proximo = anioDeHoy + 1
  await unFestivo(oficina.db, { fecha: `${proximo}-01-01` })
  await abrirTabla(oficina, '/festivos')
  const { pulsar, cerrado, lista } = await proponer(proximo)

  const registrado = within(lista).getByLabelText(`${primeroDeEnero(proximo)} (ya registrado)`)
  expect(registrado).toBeChecked()
  expect(registrado).toBeDisabled()

  await marcarSolo(lista, pulsar, [/^20 de julio/, /^25 de diciembre/])
  await pulsar('Agregar')
  await cerrado()
  await esperarColumna('Fecha', [
    `1 de enero de ${proximo}`,
    `20 de julio de ${proximo}`,
    `25 de diciembre de ${proximo}`,
  ])
  expect(PUBLICADAS(oficina.llamadas)).toHaveLength(2)
  expect(avisos()).toEqual(['Se agregaron 2 festivos.'])
})

test('proposes another year, all of it at once, and only that year is added', async () => {
  await abrirTabla(oficina, '/festivos')
  const { lista, llenar, pulsar, cerrado, dialogo } = await proponer(anioDeHoy)
  expect(within(lista).getByLabelText(primeroDeEnero(anioDeHoy))).toBeChecked()
  await llenar({ Año: String(anioDeHoy + 1) })
  const siguiente = await within(dialogo).findByRole('list', { name: `Festivos de ${anioDeHoy + 1}` })
  const casillas = within(siguiente).getAllByRole('checkbox')
  const cuantos = casillas.length
  expect(cuantos).toBeGreaterThanOrEqual(17)
  for (const casilla of casillas) expect(casilla).toBeChecked()
  await pulsar('Agregar')
  await cerrado()
  await waitFor(() => expect(avisos()).toEqual([`Se agregaron ${cuantos} festivos.`]))
  await waitFor(() => expect(columna('Fecha')[0]).toBe(`1 de enero de ${anioDeHoy + 1}`))
  const guardados = await oficina.db.selectFrom('festivos').select('fecha').execute()
  expect(guardados).toHaveLength(cuantos)
})

test('wants at least one ticked, and says so on sending alone', async () => {
  await abrirTabla(oficina, '/festivos')
  const { pulsar, dialogo, campo } = await proponer(anioDeHoy + 1)
  await pulsar('Desmarcar todos')
  campo('Año').focus()
  await user.tab()
  await waitFor(() => expect(campo('Año')).not.toHaveFocus())
  expect(within(dialogo).queryByRole('alert')).toBeNull()
  await pulsar('Agregar')
  expect(await within(dialogo).findByText('Marque al menos un festivo.')).toBeVisible()
  expect(PUBLICADAS(oficina.llamadas)).toEqual([])
})

test('no call is taken for a repetition of another: each has a key of its own', async () => {
  const vistas = observarLlamadas()
  await abrirTabla(oficina, '/festivos')
  const { lista, pulsar, cerrado } = await proponer(anioDeHoy)
  await marcarSolo(lista, pulsar, [/^20 de julio/, /^25 de diciembre/])
  await pulsar('Agregar')
  await cerrado()
  const claves = vistas
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(claves).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(claves).size).toBe(2)
})

test('a holiday that a colleague has registered meanwhile is not counted', async () => {
  await abrirTabla(oficina, '/festivos')
  const { lista, pulsar, cerrado } = await proponer(anioDeHoy)
  await marcarSolo(lista, pulsar, [/^20 de julio/, /^25 de diciembre/])
  await unFestivo(oficina.db, { fecha: `${anioDeHoy}-07-20` })
  await pulsar('Agregar')
  await cerrado()
  await waitFor(() => expect(avisos()).toEqual(['Se agregó 1 festivo.']))
})

test('stops at a refusal, says how many were added before it, and leaves the rest to try again', async () => {
  const proximo = anioDeHoy + 1
  await abrirTabla(oficina, '/festivos')
  const { lista, pulsar, cerrado, dialogo } = await proponer(proximo)
  await marcarSolo(lista, pulsar, [/^20 de julio/, /^25 de diciembre/])
  const soltar = trasUna('POST /api/festivos', new Response(null, { status: 503 }))
  await pulsar('Agregar')
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent(/^Se agregó 1 festivo\. /)
  await esperarColumna('Fecha', [`20 de julio de ${proximo}`])
  soltar()
  await pulsar('Agregar')
  await cerrado()
  await esperarColumna('Fecha', [`20 de julio de ${proximo}`, `25 de diciembre de ${proximo}`])
})

/** The holidays that the server proposes for a year. */
const propuestas = async (anio: number) => {
  const url = `/api/festivos/propuestas?anio=${anio}`
  return (await oficina.pedir('admin', { method: 'GET', url })).json<FestivoPropuesto[]>()
}
const rotulos = (lista: HTMLElement) =>
  within(lista)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('begins with this year while a coming holiday of it is missing, the coming ones first', async () => {
  const porVenir = { fecha: sumarDias(today(), 1), nombre: 'El de mañana', registrado: false }
  const pasado = { fecha: `${anioDeHoy}-01-01`, nombre: 'Año Nuevo', registrado: false }
  const devolver = responderCon('GET /api/festivos/propuestas', [pasado, porVenir])
  await abrirTabla(oficina, '/festivos')
  const { dialogo, campo } = await abrirFormulario(user, 'Proponer festivos', 'Proponer festivos')
  expect(campo('Año')).toHaveTextContent(String(anioDeHoy))
  const lista = within(dialogo).getByRole('list')
  expect(rotulos(lista)).toEqual([expect.stringContaining('El de mañana'), primeroDeEnero(anioDeHoy)])
  for (const casilla of within(lista).getAllByRole('checkbox')) expect(casilla).toBeChecked()
  devolver()
})

test('begins with the next year once no coming holiday of this one is missing', async () => {
  for (const { fecha } of await propuestas(anioDeHoy))
    if (fecha >= today()) await unFestivo(oficina.db, { fecha })
  await abrirTabla(oficina, '/festivos')
  const { dialogo, cerrado } = await abrirFormulario(user, 'Proponer festivos', 'Proponer festivos')
  const lista = await within(dialogo).findByRole('list', { name: `Festivos de ${anioDeHoy + 1}` })
  for (const casilla of within(lista).getAllByRole('checkbox')) expect(casilla).toBeChecked()
  // Nothing has been typed: nothing is to be asked.
  await user.keyboard('{Escape}')
  await cerrado()
})

test('is not offered, nor spoken of, when the server does not know the call', async () => {
  const soltar = responder('GET /api/festivos/propuestas', new Response('{}', { status: 404 }))
  await abrirTabla(oficina, '/festivos')
  await waitFor(() => expect(screen.queryByText('Proponer festivos', { selector: 'button' })).toBeNull())
  expect(avisos()).toEqual([])
  soltar()
})

test('is neither offered nor asked for at another host', async () => {
  const meta = document.createElement('meta')
  meta.name = 'api-base-url'
  meta.content = 'https://otra.empresa.example/api'
  document.head.append(meta)
  await abrirTabla(oficina, '/festivos')
  expect(screen.queryByText('Proponer festivos', { selector: 'button' })).toBeNull()
  expect(oficina.llamadas).toEqual(['GET /api/festivos'])
  meta.remove()
})

/** Answers a call in the server's place until it is let go. */
function responder(llamada: string, respuesta: Response, desde = 1): () => void {
  const enviar = globalThis.fetch
  let veces = 0
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const esta = `${pedido.method} ${new URL(pedido.url).pathname}` === llamada
    if (esta) veces += 1
    return esta && veces >= desde ? respuesta.clone() : enviar(pedido)
  }
  return () => {
    globalThis.fetch = enviar
  }
}

/** The same from the second time on. */
const trasUna = (llamada: string, respuesta: Response) => responder(llamada, respuesta, 2)
