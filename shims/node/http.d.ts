/**
 * @header node/http.h
 *
 * node:http for servers (https://nodejs.org/api/http.html). A default import is the module itself.
 *
 * Tags beside the usual ones: `@cisolated f` names what createServer() becomes when its listener is
 * proven isolated; `@cheaders f` names what writeHead() becomes when its headers are an object
 * literal of constant strings: f(response, status, HTTP_HEADERS({ "name", "value" }, ...)).
 */

declare module "node:http" {
  /** Values as Node joins them; names in lower case. */
  interface IncomingHttpHeaders {
    accept?: string | undefined;
    "accept-encoding"?: string | undefined;
    "accept-language"?: string | undefined;
    age?: string | undefined;
    authorization?: string | undefined;
    "cache-control"?: string | undefined;
    connection?: string | undefined;
    "content-length"?: string | undefined;
    "content-type"?: string | undefined;
    cookie?: string | undefined;
    date?: string | undefined;
    etag?: string | undefined;
    expect?: string | undefined;
    expires?: string | undefined;
    forwarded?: string | undefined;
    from?: string | undefined;
    host?: string | undefined;
    "if-match"?: string | undefined;
    "if-modified-since"?: string | undefined;
    "if-none-match"?: string | undefined;
    "if-unmodified-since"?: string | undefined;
    "last-modified"?: string | undefined;
    location?: string | undefined;
    origin?: string | undefined;
    pragma?: string | undefined;
    range?: string | undefined;
    referer?: string | undefined;
    "retry-after"?: string | undefined;
    server?: string | undefined;
    "set-cookie"?: string[] | undefined;
    te?: string | undefined;
    trailer?: string | undefined;
    "transfer-encoding"?: string | undefined;
    upgrade?: string | undefined;
    "user-agent"?: string | undefined;
    vary?: string | undefined;
    via?: string | undefined;
    [header: string]: string | string[] | undefined;
  }

  type OutgoingHttpHeader = number | string | string[];

  interface OutgoingHttpHeaders {
    [header: string]: OutgoingHttpHeader | undefined;
  }

  interface ServerOptions {
    headersTimeout?: number | undefined;
    keepAliveTimeout?: number | undefined;
    requestTimeout?: number | undefined;
  }

  interface ListenOptions {
    backlog?: number | undefined;
    host?: string | undefined;
    port?: number | undefined;
  }

  interface AddressInfo {
    address: string;
    family: string;
    port: number;
  }

  /** @c HttpSocket */
  interface HttpSocket {
    /** @c ->remote_address @isolated */
    readonly remoteAddress?: string | undefined;
    /** @c ->remote_family @isolated */
    readonly remoteFamily?: string | undefined;
    /** @c ->remote_port @isolated */
    readonly remotePort?: number | undefined;
    /** @c ->local_address @isolated */
    readonly localAddress?: string | undefined;
    /** @c ->local_family @isolated */
    readonly localFamily?: string | undefined;
    /** @c ->local_port @isolated */
    readonly localPort?: number | undefined;
  }

  /** @c HttpRequest */
  class IncomingMessage {
    private constructor();
    /** @c ->method @isolated */
    method?: string | undefined;
    /** @c ->url @isolated */
    url?: string | undefined;
    /** @c http_request_headers @isolated */
    readonly headers: IncomingHttpHeaders;
    /** @c http_request_headers_distinct @isolated */
    readonly headersDistinct: { [header: string]: string[] | undefined };
    /** @c http_request_raw_headers @isolated */
    readonly rawHeaders: string[];
    /** @c ->http_version @isolated */
    readonly httpVersion: string;
    /** @c http_request_version_major @isolated */
    readonly httpVersionMajor: number;
    /** @c http_request_version_minor @isolated */
    readonly httpVersionMinor: number;
    /** @c ->complete */
    readonly complete: boolean;
    /** @c ->aborted */
    readonly aborted: boolean;
    /** @c ->destroyed */
    readonly destroyed: boolean;
    /** @c http_request_socket @isolated */
    readonly socket: HttpSocket;
    /** @c http_request_socket @isolated */
    readonly connection: HttpSocket;
    /** @c http_request_set_encoding */
    setEncoding(encoding: BufferEncoding): this;
    /** @c http_request_pause */
    pause(): this;
    /** @c http_request_resume */
    resume(): this;
    /** @c http_request_destroy */
    destroy(error?: any): this;
    /** @c http_request_read */
    read(): any;
    /** @c http_request_on */
    on(event: "data", listener: (chunk: any) => void): this;
    /** @c http_request_on */
    on(event: "end" | "close" | "aborted", listener: () => void): this;
    /** @c http_request_on */
    on(event: "error", listener: (err: Error) => void): this;
    /** @c http_request_on */
    on(event: string, listener: (...args: any[]) => void): this;
    /** @c http_request_once */
    once(event: "data", listener: (chunk: any) => void): this;
    /** @c http_request_once */
    once(event: "end" | "close" | "aborted", listener: () => void): this;
    /** @c http_request_once */
    once(event: "error", listener: (err: Error) => void): this;
    /** @c http_request_once */
    once(event: string, listener: (...args: any[]) => void): this;
    /** @c http_request_on */
    addListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_request_off */
    off(event: string, listener: (...args: any[]) => void): this;
    /** @c http_request_off */
    removeListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_request_remove_all */
    removeAllListeners(event?: string): this;
    /** @c http_request_emit */
    emit(event: string, ...args: any[]): boolean;
    /** @c http_request_listener_count */
    listenerCount(event: string): number;
    /* @header node/body_reader.h */
    /** @c http_request_iterator */
    [Symbol.asyncIterator](): AsyncIteratorObject<any, undefined, unknown>;
  }

  /* @header node/http.h */

  /** @c HttpResponse */
  class ServerResponse<Request extends IncomingMessage = IncomingMessage> {
    private constructor();
    /** @c ->status_code @isolated */
    statusCode: number;
    /** @c http_status_message @cset http_set_status_message @isolated */
    statusMessage: string;
    /** @c ->send_date @isolated */
    sendDate: boolean;
    /** @c ->request @isolated */
    readonly req: Request;
    /** @c ->has_head @isolated */
    readonly headersSent: boolean;
    /** @c ->finished @isolated */
    readonly writableEnded: boolean;
    /** @c ->finished @isolated */
    readonly finished: boolean;
    /** @c http_writable_finished */
    readonly writableFinished: boolean;
    /** @c http_writable_length */
    readonly writableLength: number;
    /** @c ->destroyed */
    readonly destroyed: boolean;
    /** @c http_write_head_value @cheaders http_write_head @isolated */
    writeHead(statusCode: number, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this;
    /** @c http_write_head_reason @isolated */
    writeHead(
      statusCode: number,
      statusMessage?: string,
      headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this;
    /** @c http_set_header @isolated */
    setHeader(name: string, value: string): this;
    /** @c http_set_header_value @isolated @any */
    setHeader(name: string, value: number | string | readonly string[]): this;
    /** @c http_append_header @isolated */
    appendHeader(name: string, value: string | readonly string[]): this;
    /** @c http_get_header @isolated */
    getHeader(name: string): number | string | string[] | undefined;
    /** @c http_get_headers @isolated */
    getHeaders(): OutgoingHttpHeaders;
    /** @c http_get_header_names @isolated */
    getHeaderNames(): string[];
    /** @c http_get_raw_header_names @isolated */
    getRawHeaderNames(): string[];
    /** @c http_has_header @isolated */
    hasHeader(name: string): boolean;
    /** @c http_remove_header @isolated */
    removeHeader(name: string): void;
    /** @c http_flush_headers @isolated */
    flushHeaders(): void;
    /** @c http_write_continue @isolated */
    writeContinue(): void;
    /** @c http_add_trailers @isolated */
    addTrailers(headers: OutgoingHttpHeaders | readonly [string, string][]): void;
    /** @c http_write @isolated */
    write(chunk: string): boolean;
    /** @c http_write_value */
    write(chunk: any, callback?: (error: Error | null | undefined) => void): boolean;
    /** @c http_write_encoded */
    write(
      chunk: any,
      encoding: BufferEncoding,
      callback?: (error: Error | null | undefined) => void,
    ): boolean;
    /** @c http_end_empty @isolated */
    end(): this;
    /** @c http_end @isolated */
    end(chunk: string): this;
    /** @c http_end_callback */
    end(cb: () => void): this;
    /** @c http_end_value */
    end(chunk: any, cb?: () => void): this;
    /** @c http_end_encoded */
    end(chunk: any, encoding: BufferEncoding, cb?: () => void): this;
    /** @c http_response_destroy */
    destroy(error?: any): this;
    /** @c http_response_on */
    on(event: "close" | "drain" | "finish", listener: () => void): this;
    /** @c http_response_on */
    on(event: "error", listener: (err: Error) => void): this;
    /** @c http_response_on */
    on(event: string, listener: (...args: any[]) => void): this;
    /** @c http_response_once */
    once(event: "close" | "drain" | "finish", listener: () => void): this;
    /** @c http_response_once */
    once(event: "error", listener: (err: Error) => void): this;
    /** @c http_response_once */
    once(event: string, listener: (...args: any[]) => void): this;
    /** @c http_response_on */
    addListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_response_off */
    off(event: string, listener: (...args: any[]) => void): this;
    /** @c http_response_off */
    removeListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_response_remove_all */
    removeAllListeners(event?: string): this;
    /** @c http_response_emit */
    emit(event: string, ...args: any[]): boolean;
    /** @c http_response_listener_count */
    listenerCount(event: string): number;
  }

  type RequestListener = (req: IncomingMessage, res: ServerResponse<IncomingMessage>) => void;

  /** @c HttpServer */
  class Server {
    private constructor();
    /** @c ->listening */
    readonly listening: boolean;
    /** @c ->keep_alive_timeout */
    keepAliveTimeout: number;
    /** @c ->headers_timeout */
    headersTimeout: number;
    /** @c ->request_timeout */
    requestTimeout: number;
    /** @c ->timeout */
    timeout: number;
    /** @c http_server_listen_any */
    listen(listeningListener?: () => void): this;
    /** @c http_server_listen_port */
    listen(port: number | string | undefined, listeningListener?: () => void): this;
    /** @c http_server_listen_host */
    listen(
      port: number | string | undefined,
      hostname: string | undefined,
      listeningListener?: () => void,
    ): this;
    /** @c http_server_listen_backlog */
    listen(
      port: number | string | undefined,
      backlog: number | undefined,
      listeningListener?: () => void,
    ): this;
    /** @c http_server_listen */
    listen(
      port: number | string | undefined,
      hostname: string | undefined,
      backlog: number | undefined,
      listeningListener?: () => void,
    ): this;
    /** @c http_server_listen_options */
    listen(options: ListenOptions, listeningListener?: () => void): this;
    /** @c http_server_close */
    close(callback?: (err?: Error) => void): this;
    /** @c http_server_close_idle */
    closeIdleConnections(): void;
    /** @c http_server_close_all */
    closeAllConnections(): void;
    /** @c http_server_address */
    address(): string | AddressInfo | null;
    /** @c http_server_ref */
    ref(): this;
    /** @c http_server_unref */
    unref(): this;
    /** @c http_server_set_timeout */
    setTimeout(msecs?: number, callback?: (socket: HttpSocket) => void): this;
    /** @c http_server_on */
    on(event: "close" | "listening", listener: () => void): this;
    /** @c http_server_on */
    on(event: "error", listener: (err: Error) => void): this;
    /** @c http_server_on */
    on(event: "request", listener: RequestListener): this;
    /** @c http_server_on */
    on(event: string, listener: (...args: any[]) => void): this;
    /** @c http_server_once */
    once(event: "close" | "listening", listener: () => void): this;
    /** @c http_server_once */
    once(event: "error", listener: (err: Error) => void): this;
    /** @c http_server_once */
    once(event: "request", listener: RequestListener): this;
    /** @c http_server_once */
    once(event: string, listener: (...args: any[]) => void): this;
    /** @c http_server_on */
    addListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_server_off */
    off(event: string, listener: (...args: any[]) => void): this;
    /** @c http_server_off */
    removeListener(event: string, listener: (...args: any[]) => void): this;
    /** @c http_server_remove_all */
    removeAllListeners(event?: string): this;
    /** @c http_server_emit */
    emit(event: string, ...args: any[]): boolean;
    /** @c http_server_listener_count */
    listenerCount(event: string): number;
  }

  /** @c http_create_server @cisolated http_create_server_isolated */
  function createServer(requestListener?: RequestListener): Server;
  /** @c http_create_server_options */
  function createServer(options: ServerOptions, requestListener?: RequestListener): Server;

  /** @c http_methods */
  const METHODS: string[];
  /** @c http_status_codes */
  const STATUS_CODES: { [errorCode: number]: string | undefined; [errorCode: string]: string | undefined };
}

declare module "http" {
  export * from "node:http";
}
