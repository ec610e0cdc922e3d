# What compose.yaml runs: the server, which is built last and by default, Caddy with our settings, and the backups. The
# server is compiled where there are compilers and runs where there are none. Nothing of it runs as root.

FROM caddy:2.10.2-alpine AS proxy
COPY hosting/Caddyfile /etc/caddy/Caddyfile
RUN chown -R 10918:10918 /data /config
USER 10918:10918

FROM postgres:16.10-bookworm AS backup
RUN install --directory --owner postgres --group postgres --mode 0700 /backups
COPY hosting/backup.sh /usr/local/bin/backup
USER postgres
ENTRYPOINT ["/usr/local/bin/backup"]

FROM python:3.11.14-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# The packages first: they change more rarely than our sources, and their layers are kept.
COPY requirements/build.txt requirements/runtime.txt requirements/
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && python -m venv /opt/pioneers \
    && /opt/pioneers/bin/pip install --no-cache-dir --require-hashes --requirement requirements/runtime.txt
COPY pyproject.toml build_page.py README.md LICENSE NOTICE ./
COPY src src
COPY web web
RUN HATCH_BUILD_HOOK_ENABLE_MYPYC=true CFLAGS="-Wno-all -flto=auto" \
    /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/pioneers/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.11.14-slim-bookworm AS server
# A number that no other image uses by itself, so that the owner of a volume is never somebody else.
RUN groupadd --gid 10917 pioneers \
    && useradd --uid 10917 --gid 10917 --no-create-home --home-dir /var/lib/pioneers --shell /usr/sbin/nologin pioneers \
    && install --directory --owner 10917 --group 10917 --mode 0700 /var/lib/pioneers
COPY --from=build /opt/pioneers /opt/pioneers
ENV PATH=/opt/pioneers/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PIONEERS_DATABASE=/var/lib/pioneers/server.db \
    PIONEERS_LISTEN_HOST=0.0.0.0
VOLUME /var/lib/pioneers
EXPOSE 7917
USER 10917:10917
# Ready, not merely alive: a server that cannot reach its database serves nobody.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:7917/readyz', timeout=4)"]
ENTRYPOINT ["pioneers"]
CMD ["serve"]
