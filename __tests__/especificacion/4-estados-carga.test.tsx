/** Section 4: lists show a loading state while fetching. */
import { screen, waitFor } from '@testing-library/react'
import { retener } from '../setup/calls'
import { unaOficina, type Oficina } from '../setup/page'
import { LISTAS } from './listas'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

// That it can be seen and has a size is the real browser's to tell: e2e/especificacion.
const cargando = () => document.querySelector('main [role="progressbar"]')

test.each(LISTAS)(
  '%s shows that it is loading until the answer to %s is here',
  async (ruta, llamada, vacia) => {
    const soltar = retener(llamada)
    await oficina.abrir(ruta)
    // The first page of a test file waits for the whole product to be compiled.
    await waitFor(() => expect(cargando()).toBeInTheDocument(), { timeout: 25_000 })
    expect(screen.queryByText(vacia)).toBeNull()
    soltar()
    expect(await screen.findByText(vacia)).toBeInTheDocument()
    expect(cargando()).toBeNull()
  },
)
