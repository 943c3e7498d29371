#!/usr/bin/env python3
"""Tests `shudu play`: the files that it serves and the requests that it rejects. Usage: run.py SHUDU. The last line is "N passed, N failed"."""

import http.client
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile

SHUDU = os.path.abspath(sys.argv[1])
passed = failed = 0


def check(what, good, seen=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"failed: {what} {seen}")


class Server:
    """A running `shudu play`, which listens on `port`."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [SHUDU, "play", "--no-open", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1]) if self.address else 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def ask(self, path, method="GET", host=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest(method, path, skip_host=True)  # sends the path as it is
        connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        connection.endheaders()
        answer = connection.getresponse()
        return answer, answer.read()

    def end(self, with_signal):
        self.process.send_signal(with_signal)
        return self.process.wait(timeout=10)


def run(folder):
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>page")
    (site / "assets" / "engine-1234.wasm").write_bytes(b"\0asm")
    (site / "manifest.webmanifest").write_text("{}")
    (folder / "secret").write_text("secret")
    (site / "link").symlink_to(folder / "nothing")

    with Server("--site", str(site), "--port", "0") as server:
        check("the address is printed", server.address.startswith("http://127.0.0.1:"), server.address)
        answer, body = server.ask("/")
        check("the page is served", answer.status == 200 and body == b"<!doctype html>page", body)
        check("as HTML", answer.getheader("Content-Type").startswith("text/html"))
        policy = answer.getheader("Content-Security-Policy") or ""
        check("with a strict policy", "default-src 'none'" in policy and "unsafe-inline" not in policy, policy)
        check("browsers must not guess content types", answer.getheader("X-Content-Type-Options") == "nosniff")
        check("browsers revalidate the page", answer.getheader("Cache-Control") == "no-cache")
        answer, body = server.ask("/assets/engine-1234.wasm")
        check("WebAssembly has its content type", answer.getheader("Content-Type") == "application/wasm")
        check("hashed files are cached", "immutable" in answer.getheader("Cache-Control"))
        answer, _ = server.ask("/manifest.webmanifest")
        check("the manifest has its content type", answer.getheader("Content-Type") == "application/manifest+json")
        answer, body = server.ask("/index.html", method="HEAD")
        check("HEAD has no body", answer.status == 200 and body == b"")
        answer, body = server.ask("/nothing.js")
        check("an unknown file is not found", answer.status == 404 and b"not found" in body)
        for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/../../secret", "//etc/passwd", "/..\\secret", "/link", "/%00"):
            answer, body = server.ask(path)
            check(f"{path} is rejected", answer.status >= 400 and b"secret" not in body and b"root:" not in body, body)
        answer, _ = server.ask("/", method="POST")
        check("POST is rejected", answer.status >= 400)
        answer, body = server.ask("/", host="evil.example")
        check("another host name is rejected", answer.status == 421 and b"page" not in body.replace(b"This page", b""))
        second = subprocess.run(
            [SHUDU, "play", "--no-open", "--site", str(site), "--port", str(server.port)], capture_output=True, text=True, timeout=20, check=False
        )
        check("a port in use is an error", second.returncode == 2 and f"port {server.port} is in use" in second.stderr, second.stderr)
        check("Ctrl-C ends it with status 130", server.end(signal.SIGINT) == 130)

    # If the default port is in use, another port is chosen.
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 7310))
            taken.listen()
        except OSError:
            pass  # the port is in use already
        with Server("--site", str(site)) as server:
            check("another port is found", server.port not in (0, 7310), server.address)
            check("the page is served on the other port", server.ask("/")[0].status == 200)

    nothing = subprocess.run([SHUDU, "play", "--site", str(folder)], capture_output=True, text=True, timeout=20, check=False)
    check("a folder without a page is an error", nothing.returncode == 2 and "does not contain the page" in nothing.stderr, nothing.stderr)
    wrong = subprocess.run([SHUDU, "play", "--port", "70000"], capture_output=True, text=True, timeout=20, check=False)
    check("an impossible port is an error", wrong.returncode == 2, wrong.stderr)


with tempfile.TemporaryDirectory() as name:
    run(pathlib.Path(name))
print(f"{passed} passed, {failed} failed")
