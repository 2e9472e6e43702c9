import { createListReader, readList, readAhead } from '../../../src/api/client/rowStream'

type Fila = { n: number; texto?: string; gastos?: { v: number }[] }

const filas: Fila[] = [
  { n: 1, texto: 'llaves },{ y comas "},{" dentro' },
  { n: 2, gastos: [{ v: 1 }, { v: 2 }] },
  { n: 3, texto: '½ € \\' },
  { n: 4, gastos: [] },
]

/** An answer that arrives so many bytes at a time, letters cut in two. */
function respuestaDe(texto: string, bytes: number): Response {
  const datos = new TextEncoder().encode(texto)
  let desde = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (control) => {
      if (desde >= datos.length) return control.close()
      control.enqueue(datos.slice(desde, desde + bytes))
      desde += bytes
    },
  })
  return new Response(body)
}

it.each([1, 3, 7, 20, 64, 10_000])('reads the same rows %i bytes at a time', async (bytes) => {
  expect(await readList(respuestaDe(JSON.stringify(filas), bytes), () => undefined)).toEqual(filas)
})

it.each([
  ['indented', JSON.stringify(filas, null, 2), filas],
  ['empty', '[]', []],
  ['empty with spaces', ' [ ] ', []],
  ['of one row', '[{"n":1}]', [{ n: 1 }]],
])('reads a list that is %s', async (_como, texto, esperadas) => {
  expect(await readList(respuestaDe(texto, 5), () => undefined)).toEqual(esperadas)
})

it('hands over the first rows before the last have come, once', () => {
  const { receive, end } = createListReader<Fila>()
  expect(receive('[{"n":1},{"n":2},{"n"')).toEqual([{ n: 1 }, { n: 2 }])
  expect(receive(':3},{"n":4')).toEqual([{ n: 3 }])
  expect(end.bind(null)).toThrow(SyntaxError)
})

it('calls once for the rows that came first', async () => {
  const alEmpezar = jest.fn()
  await readList(respuestaDe(JSON.stringify(filas), 40), alEmpezar)
  expect(alEmpezar).toHaveBeenCalledTimes(1)
})

it.each(['', '{"mensaje":"no"}', '[{"n":1},{"n":', 'null'])('refuses %j, which is no list', async (texto) => {
  await expect(readList(respuestaDe(texto, 4), () => undefined)).rejects.toBeInstanceOf(SyntaxError)
})

describe('an answer that is read before anybody asks for its rows', () => {
  it('has them all for whoever does, and no first ones when the last have come', async () => {
    const respuesta = respuestaDe(JSON.stringify(filas), 20)
    readAhead(respuesta)
    expect(await readList(respuesta, () => undefined)).toEqual(filas)
    const alEmpezar = jest.fn()
    expect(await readList(respuesta, alEmpezar)).toEqual(filas)
    expect(alEmpezar).not.toHaveBeenCalled()
  })

  it('gives the first ones to whoever comes meanwhile', async () => {
    const respuesta = respuestaDe(JSON.stringify(filas), 20)
    readAhead(respuesta)
    const alEmpezar = jest.fn()
    await readList(respuesta, alEmpezar)
    expect(alEmpezar).toHaveBeenCalledTimes(1)
    expect(alEmpezar).toHaveBeenCalledWith([filas[0]])
  })

  it('says what is wrong with it to whoever asks, and to nobody else', async () => {
    const respuesta = respuestaDe('<html>', 20)
    readAhead(respuesta)
    await expect(readList(respuesta, () => undefined)).rejects.toThrow(SyntaxError)
  })
})
