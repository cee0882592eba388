import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Cells = readonly string[];

/** The least that React needs for a list: no router, no cache, no texts, no style; data after code. */
function BareScreen() {
  const [rows, setRows] = useState<readonly Cells[]>([]);
  useEffect(() => {
    void fetch('/rows.json').then(async (answer) => setRows((await answer.json()) as Cells[]));
  }, []);
  return (
    <main>
      <h1>Parcels</h1>
      <form>
        <input aria-label="Number" />
      </form>
      <table>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]} data-row>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<BareScreen />);
