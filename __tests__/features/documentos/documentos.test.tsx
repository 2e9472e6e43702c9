import { act, screen, waitFor, within } from '@testing-library/react'
import { hoyEn } from '../../../src/contract/fechas'
import { unaLiquidacion, unConductor } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import { textoDePdf } from '../../setup/pdf'
import { avisos, campo, escribir, manos } from '../../setup/screen'

let oficina: Oficina
const user = manos()
const hoy = hoyEn('America/Bogota')

/** What the page hands to the browser's downloads. */
const descargas: { archivo: string; contenido: Blob }[] = []

beforeAll(async () => {
  oficina = await unaOficina()
  // jsdom downloads nothing: the page's own link is looked at as it is clicked.
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function () {
    descargas.push({ archivo: this.download, contenido: blobs.get(this.href) as Blob })
  }
})
beforeEach(async () => {
  descargas.length = 0
  for (const tabla of ['liquidaciones', 'buses', 'conductores'] as const)
    await oficina.db.deleteFrom(tabla).execute()
})
afterAll(() => oficina.cerrar())

const unaConductora = async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  return uuid
}
const boton = (nombre: string) => screen.getByRole('button', { name: nombre })
const generar = () => user.click(boton('Generar'))
/** Waits for the download, and until the form is ready for another. */
const descargado = async () => {
  await waitFor(() => expect(descargas).toHaveLength(1))
  await screen.findByRole('button', { name: 'Generar' })
}
const pedidos = () => oficina.llamadas.filter((llamada) => llamada.includes('/documentos/'))
const textoDe = async ({ contenido }: { contenido: Blob }) =>
  (await textoDePdf(Buffer.from(await contenido.arrayBuffer()))).join(' ')

async function abrir(tipo: string, usuario = 'consulta') {
  const vista = await oficina.abrir(`/documentos?tipo=${tipo}`, usuario)
  await screen.findByRole('button', { name: 'Generar' })
  return vista
}

test('the chosen document is kept in the address', async () => {
  const { router } = await oficina.abrir('/documentos', 'consulta')
  const selector = await screen.findByLabelText('Documento')
  for (const [nombre, tipo] of [
    ['Prima', 'prima'],
    ['Liquidación Antigua', 'liquidacion-antigua'],
  ] as const) {
    await user.selectOptions(selector, nombre)
    await screen.findByRole('region', { name: nombre })
    expect(router.state.location.search).toBe(`?tipo=${tipo}`)
  }
})

test('Prima downloads the PDF of everybody', async () => {
  const conductorUuid = await unaConductora()
  // The half-year that ends in December is the running one from July on, else last year's.
  const fecha = hoy.slice(5, 7) >= '07' ? hoy : `${Number(hoy.slice(0, 4)) - 1}-12-10`
  await unaLiquidacion(oficina.db, { conductorUuid, fecha, salarioSensor: 1_200_000 })
  const { store } = await abrir('prima')
  await user.selectOptions(campo('Mes'), 'Diciembre')
  await generar()
  await descargado()
  expect(descargas[0]?.archivo).toBe(`Prima_${hoy}.pdf`)
  expect(await textoDe(descargas[0]!)).toContain('Ana Álvarez')
  expect(pedidos()).toEqual(['GET /api/documentos/primas?mes=12'])
  // What was downloaded never enters the store.
  const mutaciones = Object.values(store.getState().api.mutations)
  expect(mutaciones.map((mutacion) => mutacion?.data)).toEqual([{ archivo: `Prima_${hoy}.pdf` }])
})

test('Vacaciones downloads the PDF of a driver, retired ones too', async () => {
  const { uuid } = await unConductor(oficina.db, {
    documento: '1002',
    nombre: 'Beto Bernal',
    valido: 0,
    fechaUltimoRetiro: hoy,
  })
  await unaLiquidacion(oficina.db, { conductorUuid: uuid, fecha: hoy, salarioSensor: 240_000 })
  await abrir('vacaciones')
  await escribir(user, campo('Conductor'), 'bernal')
  await generar()
  await descargado()
  expect(descargas[0]?.archivo).toBe(`Vacaciones_${hoy}.pdf`)
  expect(await textoDe(descargas[0]!)).toContain('Beto Bernal')
  expect(pedidos()).toEqual(['GET /api/documentos/vacaciones?documento=1002'])
})

test('a refusal is shown beside the form in the words of the server, and not as a toast', async () => {
  await unaConductora()
  await abrir('vacaciones')
  await escribir(user, campo('Conductor'), 'ana')
  await generar()
  const mensaje = 'Ana Álvarez no tiene liquidaciones en los últimos doce meses.'
  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje)
  expect(screen.getAllByText(mensaje)).toHaveLength(1)
  expect(avisos()).toEqual([])
  expect(descargas).toEqual([])

  // Another attempt begins without it.
  await unaLiquidacion(oficina.db, {
    fecha: hoy,
    salarioSensor: 240_000,
    conductorUuid: await uuidDe('1001'),
  })
  await generar()
  await descargado()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const uuidDe = async (documento: string) =>
  (
    await oficina.db
      .selectFrom('conductores')
      .select('uuid')
      .where('documento', '=', documento)
      .executeTakeFirstOrThrow()
  ).uuid

describe('when the server does not answer as it should', () => {
  const conFetch = async (respuesta: () => Promise<Response>, hacer: () => Promise<void>) => {
    const anterior = globalThis.fetch
    globalThis.fetch = (input, init) =>
      new Request(input, init).url.includes('/documentos/') ? respuesta() : anterior(input, init)
    try {
      await hacer()
    } finally {
      globalThis.fetch = anterior
    }
  }

  test.each<[string, () => Promise<Response>]>([
    ['it fails', async () => Response.json({ mensaje: 'Detalle interno' }, { status: 500 })],
    ['it refuses without JSON', async () => new Response('<h1>Bad Request</h1>', { status: 400 })],
    ['it cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('Generar says that the document could not be made: %s', async (_caso, respuesta) => {
    await abrir('prima')
    await user.selectOptions(campo('Mes'), 'Junio')
    await conFetch(respuesta, async () => {
      await generar()
      expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo generar el documento.')
    })
    expect(avisos()).toEqual([])
  })

  test('it is asked once, however often Generar is pressed while it works', async () => {
    let responder: (respuesta: Response) => void = () => undefined
    let veces = 0
    await abrir('prima')
    await user.selectOptions(campo('Mes'), 'Junio')
    const lenta = () => {
      veces += 1
      return new Promise<Response>((resolve) => {
        responder = resolve
      })
    }
    await conFetch(lenta, async () => {
      await generar()
      const ocupado = await screen.findByRole('button', { name: /Generando/ })
      expect(ocupado).toBeDisabled()
      await user.click(ocupado)
      await user.type(campo('Mes'), '{Enter}')
      act(() => responder(Response.json({ mensaje: 'No hay liquidaciones.' }, { status: 400 })))
      expect(await screen.findByRole('alert')).toHaveTextContent('No hay liquidaciones.')
    })
    expect(veces).toBe(1)
    expect(boton('Generar')).toBeEnabled()
  })
})

test('a session that has ended leads to the login', async () => {
  const { router } = await abrir('prima')
  await user.selectOptions(campo('Mes'), 'Junio')
  localStorage.setItem(
    'jwtData',
    JSON.stringify({ token: 'vencido', username: 'consulta', nombre: '', roles: '' }),
  )
  await generar()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

describe('a document that the API has no call for says so and sends nothing', () => {
  const noDisponible = async () => {
    await generar()
    expect(await screen.findByText('Este documento aún no está disponible.')).toBeVisible()
    expect(oficina.llamadas.filter((llamada) => !/^GET .*\/(conductores|buses)/.test(llamada))).toEqual([])
  }

  test('Liquidación, for a driver', async () => {
    await unaConductora()
    await abrir('liquidacion')
    await escribir(user, campo('Conductor'), 'ana')
    await noDisponible()
  })

  test('Bono, for December', async () => {
    await abrir('bono')
    await user.selectOptions(campo('Mes'), 'Diciembre')
    await noDisponible()
  })

  test('Liquidación Antigua, for a driver and the severance of each year', async () => {
    await unaConductora()
    await abrir('liquidacion-antigua')
    const fila = (n: number) => screen.getByRole('group', { name: `Cesantía ${n}` })
    await escribir(user, campo('Conductor'), 'ana')

    await user.click(boton('Agregar Cesantía'))
    expect(campo('Año', fila(2))).toHaveFocus()
    await escribir(user, campo('Año', fila(1)), '1989')
    await escribir(user, campo('Valor', fila(1)), '120000')
    await escribir(user, campo('Año', fila(2)), '1990')
    await user.click(within(fila(1)).getByRole('button', { name: 'Quitar cesantía 1' }))
    expect(campo('Año', fila(1))).toHaveValue('1990')
    expect(screen.queryByRole('group', { name: 'Cesantía 2' })).not.toBeInTheDocument()
    // The row that took its place can be taken away next.
    expect(boton('Quitar cesantía 1')).toHaveFocus()
    await escribir(user, campo('Valor', fila(1)), '0')
    await noDisponible()
  })

  test('another document asks before it throws typed rows away', async () => {
    await abrir('liquidacion-antigua')
    await escribir(user, campo('Año'), '1989')
    await user.selectOptions(campo('Documento'), 'Prima')
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(campo('Año')).toHaveValue('1989')
    await user.selectOptions(campo('Documento'), 'Prima')
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    expect(await screen.findByLabelText('Mes')).toBeVisible()
  })

  test('Limpiar Cesantías clears at once, and Deshacer brings back what was typed', async () => {
    await abrir('liquidacion-antigua')
    await escribir(user, campo('Año'), '1989')
    await user.click(boton('Limpiar Cesantías'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(campo('Año')).toHaveValue('')
    await user.click(boton('Deshacer'))
    expect(campo('Año')).toHaveValue('1989')
    expect(boton('Limpiar Cesantías')).toHaveFocus()
    expect(deshacer()).not.toBeInTheDocument()

    // Something else has been typed since.
    await user.click(boton('Limpiar Cesantías'))
    await escribir(user, campo('Año'), '1990')
    expect(deshacer()).not.toBeInTheDocument()
    await escribir(user, campo('Año'), '')
    await user.click(boton('Limpiar Cesantías'))
    // There was nothing to bring back.
    expect(deshacer()).not.toBeInTheDocument()
  })
})

const deshacer = () => screen.queryByRole('button', { name: 'Deshacer' })
