import { screen, waitFor } from '@testing-library/react'
import readExcelFile from 'read-excel-file/node'
import { bytesOf } from '../../setup/files'
import type { Oficina } from '../../setup/page'
import { abrirLista, boton, buses, filtrarTabla, registrada, unaEmpresa } from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  // Twelve days, so that there is a second page.
  for (let dia = 1; dia <= 12; dia += 1) {
    await registrada(oficina, { fecha: `2026-02-${String(dia).padStart(2, '0')}` })
  }
  await registrada(oficina, {
    busNumero: '15',
    conductorDocumento: '1002',
    comentario: '=SUMA(A1); "cobrar"',
    gastos: [{ nombre: 'Taller', valor: 9_000_000 }],
  })
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

/** The files that the page hands to the browser from now on. */
function descargas() {
  const archivos: { nombre: string; contenido: Blob }[] = []
  URL.createObjectURL = (contenido) => {
    archivos.push({ nombre: '', contenido: contenido as Blob })
    return 'blob:prueba'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const ultimo = archivos.at(-1)
    if (ultimo) ultimo.nombre = this.download
  })
  return archivos
}

const leer = async (contenido: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(contenido))

/** Chooses one of the formats beside Exportar. */
async function elegirFormato(user: Awaited<ReturnType<typeof abrirLista>>['user'], formato: string) {
  await user.click(boton('Más formatos'))
  await user.click(await screen.findByText(formato, { selector: '[role="menuitem"]' }))
}

test('exports every row that the filters leave, all pages of them, as Excel in Spanish opens it', async () => {
  const archivos = descargas()
  const { user } = await abrirLista(oficina, '/', 'consulta')
  await user.click(boton('Exportar'))
  await waitFor(() => expect(archivos).toHaveLength(1))
  const [archivo] = archivos
  expect(archivo?.nombre).toBe('liquidaciones.csv')
  const texto = await leer(archivo!.contenido)
  expect(texto.startsWith('\uFEFF')).toBe(true)
  const lineas = texto.slice(1).split('\r\n')
  expect(lineas[0]).toBe(
    'Fecha;Bus;Conductor;Reg. inicial;Reg. final;Pasajeros reg.;Pasajeros sensor;' +
      'Neto reg.;Neto sensor;Comentario;Fecha de entrega;' +
      'Viajes;Cívica;Tiquetes;Sensor;Gastos;Salario reg.;Salario sensor;Liquidada',
  )
  // A formula is defused and quoted; a negative number stays a number.
  expect(lineas[1]).toBe(
    '2026-03-05;15;Beto Bernal;1000;1300;300;332;-8407520;-8329389;"\'=SUMA(A1); ""cobrar""";2030-03-20;' +
      '6;40;10;350;9000000;107520;118989;No',
  )
  expect(lineas.filter(Boolean)).toHaveLength(14)
})

test('a column filter leaves its rows out of the file', async () => {
  const archivos = descargas()
  const { store, user } = await abrirLista(oficina)
  filtrarTabla(store, { field: 'busNumero', operador: 'equals', value: '15' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await user.click(boton('Exportar'))
  await waitFor(() => expect(archivos).toHaveLength(1))
  const texto = await leer(archivos[0]!.contenido)
  expect(texto.split('\r\n').filter(Boolean)).toHaveLength(2)
})

test('a search exports what it found, asked for by the same filter', async () => {
  const archivos = descargas()
  const { user } = await abrirLista(oficina, '/?numero=15')
  await waitFor(() => expect(buses()).toEqual(['15']))
  oficina.llamadas.length = 0
  await user.click(boton('Exportar'))
  await waitFor(() => expect(archivos).toHaveLength(1))
  expect(oficina.llamadas).toEqual(['GET /api/liquidaciones/exportacion?numero=15'])
})

test('another host is asked for nothing, and the file has the columns of the table', async () => {
  const archivos = descargas()
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  const { user } = await abrirLista(oficina)
  oficina.llamadas.length = 0
  await user.click(boton('Exportar'))
  expect(oficina.llamadas).toEqual([])
  const [titulos = ''] = (await leer(archivos[0]!.contenido)).split('\r\n')
  expect(titulos.endsWith('Comentario;Fecha de entrega')).toBe(true)
})

test('a file that could not be fetched is told in a toast, and none is made', async () => {
  const archivos = descargas()
  const { user } = await abrirLista(oficina)
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(boton('Exportar'))
  expect(await screen.findByText('No hay conexión con el servidor. Intente de nuevo.')).toBeVisible()
  globalThis.fetch = fetch
  expect(archivos).toEqual([])
})

test('Excel gets the rows that the filters leave, with their types, and the totals of the table', async () => {
  const archivos = descargas()
  const { store, user } = await abrirLista(oficina)
  filtrarTabla(store, { field: 'busNumero', operador: 'equals', value: '15' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await elegirFormato(user, 'Excel')
  await waitFor(() => expect(archivos).toHaveLength(1))
  expect(archivos[0]?.nombre).toBe('liquidaciones.xlsx')
  const [hoja] = await readExcelFile(Buffer.from(await bytesOf(archivos[0]!.contenido)))
  const [titulos, fila, , ...totales] = hoja!.data
  expect(hoja!.sheet).toBe('Liquidaciones')
  expect(titulos!.slice(-2)).toEqual(['Salario sensor', 'Liquidada'])
  expect((fila![0] as unknown as Date).toISOString()).toBe('2026-03-05T00:00:00.000Z')
  expect(fila!.slice(1)).toEqual([
    ...[
      '15',
      'Beto Bernal',
      1000,
      1300,
      300,
      332,
      -8407520,
      -8329389,
      '=SUMA(A1); "cobrar"',
      expect.anything() as unknown,
    ],
    ...[6, 40, 10, 350, 9000000, 107520, 118989, 'No'],
  ])
  expect(totales.map((total) => total.slice(0, 2))).toEqual([
    ['Total pasajeros sensor', 332],
    ['Total pasajeros registradora', 300],
    ['Total neto sensor', -8329389],
    ['Total neto registradora', -8407520],
  ])
})

test('paper bears the search, the filter, the rows and the totals, and is gone once it is printed', async () => {
  let papel: HTMLElement | undefined
  window.print = () => {
    papel = document.querySelector<HTMLElement>('.papel')!.cloneNode(true) as HTMLElement
  }
  const { store, user } = await abrirLista(oficina, '/?numero=15&documento=1002&liquidada=false')
  filtrarTabla(store, { field: 'comentario', operador: 'contains', value: 'cobrar' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await elegirFormato(user, 'Imprimir')
  await waitFor(() => expect(papel).toBeDefined())
  expect(papel!.querySelector('h1')).toHaveTextContent('Liquidaciones')
  expect(papel!.querySelector('p')).toHaveTextContent(
    'Bus: 15 · Conductor: Beto Bernal · Liquidada: No · Comentario: contiene cobrar',
  )
  expect([...papel!.querySelectorAll('th')].map(({ textContent }) => textContent)).toHaveLength(11)
  expect([...papel!.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    '05/03/2026',
    '15',
    'Beto Bernal',
  ])
  expect(papel!.querySelector('dl')).toHaveTextContent('Total neto registradora-$ 8.407.520')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.papel')).toBeNull())
})
