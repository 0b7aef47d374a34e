import { AsyncLocalStorage } from 'node:async_hooks';
import { Observable } from 'rxjs';

const present = new AsyncLocalStorage<AbortSignal>();

/** Is aborted when the client of the present request has gone; undefined where the request is not bounded. */
export function clientGone(): AbortSignal | undefined {
  return present.getStore();
}

/** The same work, which finds the signal by `clientGone`. */
export function whileThere<T>(gone: AbortSignal, work: () => Observable<T>): Observable<T> {
  return new Observable((subscriber) => present.run(gone, () => work().subscribe(subscriber)));
}
