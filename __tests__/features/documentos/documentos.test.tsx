import { act, screen, waitFor, within } from '@testing-library/react'
import { hoyEn } from '../../../src/contract/fechas'
import { aLiquidacion, aConductor } from '../../server/builders'
import { anotherHost } from '../../setup/head'
import { openTestApp, type TestApp } from '../../setup/page'
import { textOfPdf } from '../../setup/pdf'
import { toasts, field, fillIn, hands } from '../../setup/screen'

let testApp: TestApp
const user = hands()
const today = hoyEn('America/Bogota')

/** Files that the page hands to the browser's downloads. */
const downloads: { archivo: string; contenido: Blob }[] = []

beforeAll(async () => {
  testApp = await openTestApp()
  // jsdom downloads nothing: the page's own link is looked at as it is clicked.
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ archivo: this.download, contenido: blobs.get(this.href) as Blob })
  }
})
beforeEach(async () => {
  downloads.length = 0
  for (const table of ['liquidaciones', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

const aConductora = async () => {
  const { uuid } = await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  return uuid
}
const button = (name: string) => screen.getByRole('button', { name })
const generate = () => user.click(button('Generar'))
/** Waits for the download, and until the form is ready for another. */
const downloaded = async () => {
  await waitFor(() => expect(downloads).toHaveLength(1))
  await screen.findByRole('button', { name: 'Generar' })
}
const requests = () => testApp.calls.filter((call) => call.includes('/documentos/'))
const textOf = async ({ contenido }: { contenido: Blob }) =>
  (await textOfPdf(Buffer.from(await contenido.arrayBuffer()))).join(' ')

async function open(kind: string, usuario = 'consulta') {
  const view = await testApp.open(`/documentos?tipo=${kind}`, usuario)
  await screen.findByRole('button', { name: 'Generar' })
  return view
}

test('the chosen document is kept in the address', async () => {
  const { router } = await testApp.open('/documentos', 'consulta')
  const selector = await screen.findByLabelText('Documento')
  for (const [name, kind] of [
    ['Prima', 'prima'],
    ['Liquidación Antigua', 'liquidacion-antigua'],
  ] as const) {
    await user.selectOptions(selector, name)
    await screen.findByRole('region', { name })
    expect(router.state.location.search).toBe(`?tipo=${kind}`)
  }
})

test('Prima downloads the PDF of everybody', async () => {
  const conductorUuid = await aConductora()
  // The half-year that ends in December is the running one from July on, else last year's.
  const fecha = today.slice(5, 7) >= '07' ? today : `${Number(today.slice(0, 4)) - 1}-12-10`
  await aLiquidacion(testApp.db, { conductorUuid, fecha, salarioSensor: 1_200_000 })
  const { store } = await open('prima')
  await user.selectOptions(field('Mes'), 'Diciembre')
  await generate()
  await downloaded()
  expect(downloads[0]?.archivo).toBe(`Prima_${today}.pdf`)
  expect(await textOf(downloads[0]!)).toContain('Ana Álvarez')
  expect(requests()).toEqual(['GET /api/documentos/primas?mes=12'])
  // Downloads never enter the store.
  const mutations = Object.values(store.getState().api.mutations)
  expect(mutations.map((mutation) => mutation?.data)).toEqual([{ archivo: `Prima_${today}.pdf` }])
})

test('Vacaciones downloads the PDF of a driver, retired ones too', async () => {
  const { uuid } = await aConductor(testApp.db, {
    documento: '1002',
    nombre: 'Beto Bernal',
    valido: 0,
    fechaUltimoRetiro: today,
  })
  await aLiquidacion(testApp.db, { conductorUuid: uuid, fecha: today, salarioSensor: 240_000 })
  await open('vacaciones')
  await fillIn(user, field('Conductor'), 'bernal')
  await generate()
  await downloaded()
  expect(downloads[0]?.archivo).toBe(`Vacaciones_${today}.pdf`)
  expect(await textOf(downloads[0]!)).toContain('Beto Bernal')
  expect(requests()).toEqual(['GET /api/documentos/vacaciones?documento=1002'])
})

test('a refusal is shown beside the form in the words of the server, and not as a toast', async () => {
  await aConductora()
  await open('vacaciones')
  await fillIn(user, field('Conductor'), 'ana')
  await generate()
  const message = 'Ana Álvarez no tiene liquidaciones en su último año de servicio.'
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(toasts()).toEqual([])
  expect(downloads).toEqual([])

  // Another attempt begins without it.
  await aLiquidacion(testApp.db, {
    fecha: today,
    salarioSensor: 240_000,
    conductorUuid: await uuidOf('1001'),
  })
  await generate()
  await downloaded()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const uuidOf = async (documento: string) =>
  (
    await testApp.db
      .selectFrom('conductores')
      .select('uuid')
      .where('documento', '=', documento)
      .executeTakeFirstOrThrow()
  ).uuid

describe('when the server does not answer as it should', () => {
  const withFetch = async (answer: () => Promise<Response>, act: () => Promise<void>) => {
    const previous = globalThis.fetch
    globalThis.fetch = (input, init) =>
      new Request(input, init).url.includes('/documentos/') ? answer() : previous(input, init)
    try {
      await act()
    } finally {
      globalThis.fetch = previous
    }
  }

  test.each<[string, () => Promise<Response>]>([
    ['it fails', async () => Response.json({ mensaje: 'Detalle interno' }, { status: 500 })],
    ['it refuses without JSON', async () => new Response('<h1>Bad Request</h1>', { status: 400 })],
    ['it cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('Generar says that the document could not be made: %s', async (_testCase, answer) => {
    await open('prima')
    await user.selectOptions(field('Mes'), 'Junio')
    await withFetch(answer, async () => {
      await generate()
      expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo generar el documento.')
    })
    expect(toasts()).toEqual([])
  })

  test('it is asked once, however often Generar is pressed while it works', async () => {
    let reply: (answer: Response) => void = () => undefined
    let times = 0
    await open('prima')
    await user.selectOptions(field('Mes'), 'Junio')
    const slow = () => {
      times += 1
      return new Promise<Response>((resolve) => {
        reply = resolve
      })
    }
    await withFetch(slow, async () => {
      await generate()
      const busy = await screen.findByRole('button', { name: /Generando/ })
      expect(busy).toBeDisabled()
      await user.click(busy)
      await user.type(field('Mes'), '{Enter}')
      act(() => reply(Response.json({ mensaje: 'No hay liquidaciones.' }, { status: 400 })))
      expect(await screen.findByRole('alert')).toHaveTextContent('No hay liquidaciones.')
    })
    expect(times).toBe(1)
    expect(button('Generar')).toBeEnabled()
  })
})

test('a session that has ended leads to the login', async () => {
  const { router } = await open('prima')
  await user.selectOptions(field('Mes'), 'Junio')
  localStorage.setItem(
    'jwtData',
    JSON.stringify({ token: 'vencido', username: 'consulta', nombre: '', roles: '' }),
  )
  await generate()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

describe('before another host a document without a call says so and sends nothing', () => {
  beforeEach(anotherHost)
  const unavailable = async () => {
    await generate()
    expect(await screen.findByText('Este documento aún no está disponible.')).toBeVisible()
    expect(testApp.calls.filter((call) => !/^GET .*\/(conductores|buses)/.test(call))).toEqual([])
  }

  test('Liquidación, for a driver', async () => {
    await aConductora()
    await open('liquidacion')
    await fillIn(user, field('Conductor'), 'ana')
    await unavailable()
  })

  test('Bono, for December', async () => {
    await open('bono')
    await user.selectOptions(field('Mes'), 'Diciembre')
    await unavailable()
  })

  test('Liquidación Antigua, for a driver and the severance of each year', async () => {
    await aConductora()
    await open('liquidacion-antigua')
    const row = (n: number) => screen.getByRole('group', { name: `Cesantía ${n}` })
    await fillIn(user, field('Conductor'), 'ana')

    await user.click(button('Agregar Cesantía'))
    expect(field('Año', row(2))).toHaveFocus()
    await fillIn(user, field('Año', row(1)), '1989')
    await fillIn(user, field('Valor', row(1)), '120000')
    await fillIn(user, field('Año', row(2)), '1990')
    expect(field('Valor', row(2))).toHaveValue('')
    await user.click(within(row(1)).getByRole('button', { name: 'Quitar cesantía 1' }))
    expect(field('Año', row(1))).toHaveValue('1990')
    expect(screen.queryByRole('group', { name: 'Cesantía 2' })).not.toBeInTheDocument()
    // The row that took its place can be taken away next.
    expect(button('Quitar cesantía 1')).toHaveFocus()
    await fillIn(user, field('Valor', row(1)), '0')
    await unavailable()
  })

  test('another document asks before it throws typed rows away', async () => {
    await open('liquidacion-antigua')
    await fillIn(user, field('Año'), '1989')
    await user.selectOptions(field('Documento'), 'Prima')
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(field('Año')).toHaveValue('1989')
    await user.selectOptions(field('Documento'), 'Prima')
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    expect(await screen.findByLabelText('Mes')).toBeVisible()
  })

  test('Limpiar Cesantías clears at once, and Deshacer brings back what was typed', async () => {
    await open('liquidacion-antigua')
    await fillIn(user, field('Año'), '1989')
    await user.click(button('Limpiar Cesantías'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Año')).toHaveValue('')
    await user.click(button('Deshacer'))
    expect(field('Año')).toHaveValue('1989')
    expect(button('Limpiar Cesantías')).toHaveFocus()
    expect(undo()).not.toBeInTheDocument()

    // Something else has been typed since.
    await user.click(button('Limpiar Cesantías'))
    await fillIn(user, field('Año'), '1990')
    expect(undo()).not.toBeInTheDocument()
    await fillIn(user, field('Año'), '')
    await user.click(button('Limpiar Cesantías'))
    // There was nothing to bring back.
    expect(undo()).not.toBeInTheDocument()
  })
})

const undo = () => screen.queryByRole('button', { name: 'Deshacer' })
